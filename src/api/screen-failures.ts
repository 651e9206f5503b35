/** The lines of the failure table for publications. They come with the dashboard: the login weighs no more for them (P1). */
import { ANY_REFUSAL } from './failure-line';
import { addScreenLines } from './failures';

addScreenLines([
  { calls: ['API-028', 'API-029', 'API-030'], place: 'logged', text: '', rule: 'COMM-19' },
  { calls: ['API-031'], place: 'logged', text: '', rule: 'VIEW-05' },
  { calls: ['API-026'], ...ANY_REFUSAL },
]);
