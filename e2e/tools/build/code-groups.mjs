/**
 * Which modules come in one file: what the first paint needs, what only some forms have, what every screen needs, what some share; else
 * as Rolldown splits them (docs/decisions/0006-theme-and-code-groups.md).
 */

/** @import { Rolldown } from 'vite' */

/** @type {Rolldown.CodeSplittingGroup[]} */
export const CODE_GROUPS = [
  { name: 'base', tags: ['$initial'], priority: 4, includeDependenciesRecursively: false },
  {
    name: 'forms',
    test: /\/src\/(ui\/form\/(form-card|form-rows|use-rows-paste|long-text|multi-select|number-field)|school\/(may-be-saved|use-creation|use-reread))/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', test: /\/src\/(api\/core\/|school\/[^/]+$|ui\/(base|form|overlay|page|platform)\/)/, priority: 2 },
  { name: 'learning', test: /\/src\/school\/learning\//, priority: 1 },
  // A file for each icon would be many.
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 1 },
  { name: 'rich-text', test: /\/src\/ui\/rich-text\//, priority: 1 },
  // With its library alone: an icon that it shows is another screen's, too.
  {
    name: 'table',
    test: /\/(src\/ui\/table|@tanstack\/(react-)?(table|store)[^/]*)\//,
    priority: 1,
    includeDependenciesRecursively: false,
  },
];
