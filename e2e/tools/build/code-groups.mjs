/**
 * Which modules are bundled into one file: those of the first paint, of some forms, of every screen, and shared ones.
 * Rolldown splits the rest (docs/decisions/0006-theme-and-code-groups.md).
 */

/** @import { Rolldown } from 'vite' */

/** @type {Rolldown.CodeSplittingGroup[]} */
export const CODE_GROUPS = [
  { name: 'base', tags: ['$initial'], priority: 4, includeDependenciesRecursively: false },
  {
    name: 'forms',
    test: /\/src\/ui\/form\/(form-card|form-dialog|form-skeleton|record-|row-schema|long-text|multi-select|number-(field|text)|choice-field|segmented-choice|select-field|switch-|cancel-button|use-cancel|use-edited|use-first-focus|merge-fields|use-save)/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // What may be sent twice, as a comment.
  { name: 'creation', test: /\/src\/school\/(may-be-saved|use-creation|use-reread)/, priority: 3, includeDependenciesRecursively: false },
  // Forms of several records, which take tables from spreadsheets.
  {
    name: 'rows',
    test: /\/src\/ui\/form\/(form-row|pasted-table|rows-paste|use-rows-)/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // Tables from spreadsheets, with the library that cuts their cells.
  { name: 'delimited', test: /\/(src\/ui\/delimited|papaparse)\//, priority: 3, includeDependenciesRecursively: false },
  // The library for days, which no landing screen needs.
  { name: 'days', test: /\/(src\/school\/(today|use-day)|dayjs\/)/, priority: 3, includeDependenciesRecursively: false },
  // The login's e-mail field asks for it by itself.
  { name: 'email', test: /\/src\/ui\/form\/email-(help|schema|text)/, priority: 3, includeDependenciesRecursively: false },
  // What the demo's backend needs, too: it must not bring the screens.
  {
    name: 'indicators',
    test: /\/src\/api\/resources\/(indicators|marks|room-model)\./,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'learning',
    test: /\/src\/school\/(learning\/|levels\.|spreadsheet-address)/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // The dialog of lists from files, with all that is its own; its button stands on the screens.
  { name: 'lists', test: /\/src\/school\/lists\/(?!list-head)/, priority: 2, includeDependenciesRecursively: false },
  // What screens of people, their records and their deletion share; no landing screen has one.
  {
    name: 'people',
    test: /\/src\/(school\/(room-students|room-tabs|teacher-record)\.|api\/resources\/students\.|ui\/(base\/(problem-list|status-chip)|overlay\/use-removal|page\/(back-link|misfits-notice|unknown-record)|platform\/(snapshots|use-printing|use-visit)|table\/use-table-state)\.)/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // But for what few screens need: a file of its own.
  {
    name: 'shared',
    test: /\/src\/(api\/(core\/(?!upload|form-data)|resources\/configurations\.)|school\/(?!use-resend|use-stoppable-run|printed-head)[^/]+$|ui\/(base\/(?!copy-button)|form\/|overlay\/|page\/|platform\/|xlsx\/download\.))/,
    priority: 2,
  },
  // With the icons of the menu, which other screens show, too.
  { name: 'menu', test: /\/src\/app\/routes\./, priority: 2 },
  // With the icons of subjects, which a coordinator's first screen has no use for.
  { name: 'subject-icon', test: /\/src\/school\/subjects\/subject-icon\./, priority: 2 },
  // Otherwise each icon would be a file.
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 1 },
  { name: 'rich-text', test: /\/src\/ui\/rich-text\//, priority: 1 },
  // Only with its library, because other screens use its icons, too; without what 'Descargar' fetches.
  {
    name: 'table',
    test: /\/(src\/ui\/table(?!\/download-)|@tanstack\/(react-)?(table|store)[^/]*)\//,
    priority: 1,
    includeDependenciesRecursively: false,
  },
];
