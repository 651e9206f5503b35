/** The names behind each placeholder of docs/spec/cases.json: `{forms}`, `{lists}Arrow`. */
import { COMPARED_LISTS, CREATING_FORMS, DIALOGS, EDITED, FORMS, LISTS, MENU_LISTS, ROUTES, SCENES } from './areas';
import { textRuleOf } from './faults/scene-outcome';

const forms = Object.entries(FORMS);
const dialogs = DIALOGS.flatMap((screen) => Object.keys(screen.dialogs));
const callsOf = (rule: string) => [...new Set(SCENES.filter((scene) => textRuleOf(scene) === rule).map(({ endpoint }) => endpoint.id))];

export const CASES: Readonly<Record<string, readonly string[]>> = {
  forms: forms.map(([name]) => name),
  cancelledForms: forms.flatMap(([name, { cancel }]) => (cancel === null ? [] : [name])),
  rowForms: forms.flatMap(([name, { kind }]) => (kind.endsWith(' of rows') ? [name] : [])),
  creatingForms: CREATING_FORMS.map(({ name }) => name),
  lists: Object.keys(LISTS),
  menuLists: MENU_LISTS.map(({ name }) => name),
  comparedLists: COMPARED_LISTS.map(({ name }) => name),
  edited: Object.keys(EDITED),
  screens: Object.values(ROUTES).flatMap((routes) => Object.keys(routes)),
  dialogs,
  deletions: dialogs.filter((name) => name.endsWith('Deletion')).map((name) => name.slice(0, -'Deletion'.length)),
  failedReads: callsOf('ERRO-04'),
  refusedWrites: callsOf('ERRO-12'),
};
