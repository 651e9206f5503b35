/** Every operation of the backend. Paths without parameters come first: '/change-password/validate' matches '/change-password/{email}', too. */
import type { Operation } from './implement';

/** Each resource's handlers.ts exports its `operations`. */
const operationsByFile = import.meta.glob<readonly Operation[]>('@mocks/resources/*/handlers.ts', { eager: true, import: 'operations' });

const parametersOf = ({ endpoint }: Operation) => endpoint.path.split('{').length;

export const operations: readonly Operation[] = Object.values(operationsByFile)
  .flat()
  .sort((one, other) => parametersOf(one) - parametersOf(other));
