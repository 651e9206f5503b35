/** Every operation of the backend. Paths without parameters come first: '/change-password/validate' is no e-mail. */
import type { Operation } from '../implement';
import { accountOperations } from './accounts';
import { chatOperations } from './chats';
import { configurationOperations } from './configurations';
import { mentionOperations } from './mentions';
import { parentOperations } from './parents';
import { publicationOperations } from './publications';
import { roomOperations } from './rooms';
import { schoolYearOperations } from './school-years';
import { schoolOperations } from './schools';
import { studentOperations } from './students';
import { subjectOperations } from './subjects';
import { teacherOperations } from './teachers';
import { templateOperations } from './templates';
import { valuationOperations } from './valuations';

const parametersOf = ({ endpoint }: Operation) => endpoint.path.split('{').length;

export const operations: readonly Operation[] = [
  ...accountOperations,
  ...chatOperations,
  ...configurationOperations,
  ...mentionOperations,
  ...parentOperations,
  ...publicationOperations,
  ...roomOperations,
  ...schoolYearOperations,
  ...schoolOperations,
  ...studentOperations,
  ...subjectOperations,
  ...teacherOperations,
  ...templateOperations,
  ...valuationOperations,
].sort((one, other) => parametersOf(one) - parametersOf(other));
