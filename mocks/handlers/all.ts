/** Every operation of the backend. Paths without parameters come first: '/change-password/validate' is no e-mail. */
import type { Operation } from '../implement';
import { accountOperations } from './accounts';
import { configurationOperations } from './configurations';
import { parentOperations } from './parents';
import { publicationOperations } from './publications';
import { schoolYearOperations } from './school-years';
import { schoolOperations } from './schools';
import { teacherOperations } from './teachers';
import { valuationOperations } from './valuations';

const parametersOf = ({ endpoint }: Operation) => endpoint.path.split('{').length;

export const operations: readonly Operation[] = [
  ...accountOperations,
  ...configurationOperations,
  ...parentOperations,
  ...publicationOperations,
  ...schoolYearOperations,
  ...schoolOperations,
  ...teacherOperations,
  ...valuationOperations,
].sort((one, other) => parametersOf(one) - parametersOf(other));
