/**
 * The lines of the failure table for rooms, students, subjects, mentions and teachers. Their contracts bring them: the login
 * weighs no more for them (P1).
 */
import { ANY_REFUSAL, SERVER_MESSAGE, UNEXPECTED, UNREADABLE } from './failure-line';
import { addScreenLines } from './failures';

addScreenLines([
  { calls: ['API-081'], occasion: 'card', place: 'logged', text: '', rule: 'EVAL-06' },
  { calls: ['API-065'], occasion: 'creation', statuses: UNREADABLE, place: 'banner', text: UNEXPECTED, rule: 'ROOM-18' },
  { calls: ['API-065'], occasion: 'creation', place: 'banner', text: SERVER_MESSAGE, rule: 'ROOM-18' },
  {
    calls: ['API-066'],
    errorCode: '401',
    place: 'modal',
    text: 'No puede eliminar un curso con un profesor asociado',
    rule: 'ROOM-25',
  },
  { calls: ['API-066'], errorCode: '400', place: 'modal', text: 'No puede eliminar un curso con estudiantes', rule: 'ROOM-26' },
  { calls: ['API-066'], errorCode: '402', place: 'modal', text: 'No puede eliminar un curso con actividades', rule: 'ROOM-27' },
  { calls: ['API-066'], place: 'modal', text: 'No puede eliminar un curso con estudiantes activos', rule: 'ROOM-28' },
  { calls: ['API-077'], place: 'modal', text: 'No puede eliminar una asignatura con profesor activo', rule: 'SUBJ-25' },
  {
    calls: ['API-080'],
    errorCode: 'SubjectTypeId',
    place: 'modal',
    text: 'No se pudo eliminar el tipo de asignatura porque está siendo utilizado en una asignatura',
    rule: 'SUBJ-33',
  },
  { calls: ['API-085'], place: 'banner', text: SERVER_MESSAGE, rule: 'MENT-12' },
  { calls: ['API-089'], place: 'form', text: 'Un profesor con el correo {email} ya existe. ¿Desea activarlo?', rule: 'TEAC-30' },
  { calls: ['API-091'], place: 'banner', text: SERVER_MESSAGE, rule: 'TEAC-42' },
  { calls: ['API-073', 'API-080', 'API-087', 'API-092'], ...ANY_REFUSAL },
]);
