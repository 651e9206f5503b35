import { reports } from '@/api/resources/reports';
import { students } from '@fixtures/students';
import type { ContractRow } from '@mocks/testing/contract';

const NO_ID = 999_999;
/** Cristian Camilo of Sexto A, in Periodo 2; then ids of another school. */
const [STUDENT, ROOM, PERIOD] = [students.cristianCamilo.id, 9, 2];
const [OTHER_ROOM, OTHER_PERIOD] = [16, 5];

const days = { initialDate: '2026-04-13 00:00:00', endDate: '2026-06-21 23:59:59' };
const paper = (change: object = {}) => ({ query: { studentId: STUDENT, periodId: PERIOD, ...change } });
const bulletin = (change: object = {}) => ({ query: { ...paper().query, reportType: 'C', ...change } });
const attendance = (id: number, change: object = {}) => ({ params: { id }, query: { periodId: PERIOD, ...days, ...change } });
const span = [
  { field: 'creationDate', operator: '>', value: days.initialDate },
  { field: 'creationDate', operator: '<', value: days.endDate },
];
const activities = (field: string, id: number, filters: object[] = span) => ({
  query: {
    filters: [{ field, operator: '=', value: String(id) }, ...filters],
    limit: 1000,
    offset: 0,
    orderBy: 'creationDate',
    order: 'DESC',
  },
});

const [from, to] = span;
const wrongFilters = (field: 'student' | 'room', id: number) =>
  [
    { why: 'a name in place of an id', filters: [{ field, operator: '=', value: 'Sexto A' }, from, to] },
    { why: 'another operator for whose', filters: [{ field, operator: '>', value: String(id) }, from, to] },
    { why: 'a start of another field', filters: [{ field, operator: '=', value: String(id) }, { ...from, field: 'date' }, to] },
    { why: 'a start that ends', filters: [{ field, operator: '=', value: String(id) }, { ...from, operator: '<' }, to] },
    { why: 'an end that starts', filters: [{ field, operator: '=', value: String(id) }, from, { ...to, operator: '>' }] },
    {
      why: 'an end that there is not',
      filters: [{ field, operator: '=', value: String(id) }, from, { ...to, value: '2026-02-30 00:00:00' }],
    },
  ].map(({ why, filters }) => ({ why, status: 400, input: { query: { ...activities(field, id).query, filters } } }));

const unknownStudent = { why: 'an unknown student', status: 404 };
const unknownPeriod = { why: "another school's period", status: 404 };

export const rows: readonly ContractRow[] = [
  {
    endpoint: reports.bulletin,
    input: bulletin(),
    as: 'coordinadora',
    refused: [
      { ...unknownStudent, input: bulletin({ studentId: NO_ID }) },
      { ...unknownPeriod, input: bulletin({ periodId: OTHER_PERIOD }) },
      { why: 'another code', status: 400, input: bulletin({ reportType: 'E' }) },
    ],
  },
  {
    endpoint: reports.observer,
    input: paper(),
    as: 'coordinadora',
    refused: [
      { ...unknownStudent, input: paper({ studentId: NO_ID }) },
      { ...unknownPeriod, input: paper({ periodId: OTHER_PERIOD }) },
    ],
  },
  {
    endpoint: reports.studentAttendance,
    input: attendance(STUDENT),
    as: 'coordinadora',
    refused: [
      { ...unknownPeriod, input: attendance(STUDENT, { periodId: OTHER_PERIOD }) },
      { why: 'a date that there is not', status: 400, input: attendance(STUDENT, { endDate: '2026-02-30 00:00:00' }) },
    ],
  },
  {
    endpoint: reports.roomAttendance,
    input: attendance(ROOM),
    as: 'coordinadora',
    refused: [
      { why: "another school's room", status: 404, input: attendance(OTHER_ROOM) },
      { ...unknownPeriod, input: attendance(ROOM, { periodId: OTHER_PERIOD }) },
    ],
  },
  {
    endpoint: reports.studentActivities,
    input: activities('student', STUDENT),
    as: 'coordinadora',
    refused: [
      { ...unknownStudent, input: activities('student', NO_ID) },
      { why: 'a room in place of a student', status: 400, input: activities('room', ROOM) },
      { why: 'no moments', status: 400, input: activities('student', STUDENT, []) },
      ...wrongFilters('student', STUDENT),
    ],
  },
  {
    endpoint: reports.roomActivities,
    input: activities('room', ROOM),
    as: 'coordinadora',
    refused: [
      { why: "another school's room", status: 404, input: activities('room', OTHER_ROOM) },
      { why: 'moments in the wrong order', status: 400, input: activities('room', ROOM, span.toReversed()) },
      { why: 'a student in place of a room', status: 400, input: activities('student', STUDENT) },
      ...wrongFilters('room', ROOM),
    ],
  },
];
