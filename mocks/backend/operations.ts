/** Every operation of the backend. Paths without parameters come first: '/change-password/validate' also fits '/change-password/{email}'. */
import type { Operation } from './implement';

/** Each resource's handlers.ts exports its `operations`. */
const found = import.meta.glob<readonly Operation[]>('@mocks/resources/*/handlers.ts', { eager: true, import: 'operations' });

const parametersOf = ({ endpoint }: Operation) => endpoint.path.split('{').length;

export const operations: readonly Operation[] = Object.values(found)
  .flat()
  .sort((one, other) => parametersOf(one) - parametersOf(other));
