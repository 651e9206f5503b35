import { configurations } from '@/api/resources/configurations';
import { schoolYears } from '@/api/resources/school-years';
import { schools } from '@/api/resources/schools';
import { templates } from '@/api/resources/templates';
import { valuations } from '@/api/resources/valuations';
import type { ContractRow } from '@mocks/testing/contract';

/** A school, and what is its own: settings, year, scale of marks, templates of lists. */
export const rows: readonly ContractRow[] = [
  {
    endpoint: schools.get,
    input: { params: { schoolId: 1 } },
    as: 'coordinadora',
    refused: [{ why: 'another school', status: 403, input: { params: { schoolId: 2 } } }],
  },
  {
    endpoint: configurations.list,
    input: { params: { schoolId: 1 } },
    as: 'directora',
    refused: [{ why: 'another school', status: 403, input: { params: { schoolId: 2 } } }],
  },
  { endpoint: schoolYears.current, input: {}, as: 'directora', refused: [] },
  { endpoint: valuations.get, input: {}, as: 'directora', refused: [] },
  { endpoint: templates.getUrls, input: {}, as: 'coordinadora', refused: [] },
];
