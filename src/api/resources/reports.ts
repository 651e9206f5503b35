/** Reports on a student or a room, as PDF: API-057 to API-062. */
import { array, object } from 'yup';
import { PDF, endpointsOf } from '@/api/core/endpoint';
import { onlyLogged } from '@/api/core/failure-line';
import { integer, text, wireDate, word } from '@/api/core/schema';

const endpoint = endpointsOf('reports');

/** REPO-18 */
const SILENT = [onlyLogged('REPO-18')];

const checkIn = { query: object({ periodId: integer(), initialDate: wireDate(), endDate: wireDate() }), params: object({ id: integer() }) };

/** REPO-16: three filters, for the student or room and for the start and end of the time. */
const activityQuery = object({
  filters: array()
    .of(object({ field: text(), operator: word('=', '>', '<'), value: text() }).defined())
    .defined()
    .length(3),
  limit: integer(),
  offset: integer(),
  orderBy: word('creationDate'),
  order: word('DESC'),
});

const report = { method: 'GET', roles: ['Admin'], answer: PDF, failureLines: SILENT } as const;

export const reports = {
  bulletin: endpoint({
    ...report,
    id: 'API-057',
    summary: 'Boletín de un estudiante en un periodo: C con calificaciones, D descriptivo',
    path: '/api/student-academic-resume-report',
    query: object({ studentId: integer(), periodId: integer(), reportType: word('C', 'D') }),
  }),
  observer: endpoint({
    ...report,
    id: 'API-058',
    summary: 'Observador de un estudiante en un periodo',
    path: '/api/student-detailed-observations-report',
    query: object({ studentId: integer(), periodId: integer() }),
  }),
  studentAttendance: endpoint({
    ...report,
    ...checkIn,
    id: 'API-059',
    summary: 'Asistencia de un estudiante en un periodo',
    path: '/api/check-in-report/student/{id}',
  }),
  roomAttendance: endpoint({
    ...report,
    ...checkIn,
    id: 'API-060',
    summary: 'Asistencia de un curso en un periodo',
    path: '/api/check-in-report/room/{id}',
  }),
  studentActivities: endpoint({
    ...report,
    id: 'API-061',
    summary: 'Actividades reportadas de un estudiante en un periodo',
    path: '/api/activity-student-report',
    query: activityQuery,
  }),
  roomActivities: endpoint({
    ...report,
    id: 'API-062',
    summary: 'Actividades reportadas de un curso en un periodo',
    path: '/api/activity-group-report',
    query: activityQuery,
  }),
};
