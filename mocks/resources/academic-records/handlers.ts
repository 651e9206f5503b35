import { academicRecords, type SavedAcademicRecord } from '@/api/resources/academic-records';
import { implement } from '@mocks/backend/implement';
import { indicatorInReach } from '@mocks/resources/indicators/indicator-in-reach';
import { evaluationOf, type Evaluation } from './evaluation';
import { recordRows } from './record-row';
import { obstacleTo, storeRecord } from './record-save';

export const operations = implement(academicRecords, {
  list: async ({ params, ...scope }) => {
    const indicator = await indicatorInReach(params.indicatorId, scope);
    return { studentAcademicRecords: recordRows(await evaluationOf(indicator, scope)) };
  },

  save: async ({ body, refuse, ...scope }) => {
    if (scope.schoolYearId === null) return refuse('schoolYearMissing');
    const evaluations = new Map<number, Evaluation>();
    const pairs: (readonly [SavedAcademicRecord, Evaluation])[] = [];
    for (const sent of body) {
      const evaluation =
        evaluations.get(sent.indicatorId) ??
        (await evaluationOf(await indicatorInReach(sent.indicatorId, { ...scope, refuse }), { ...scope, refuse }));
      evaluations.set(sent.indicatorId, evaluation);
      pairs.push([sent, evaluation]);
    }
    // EVAL-62: all are checked before the first is stored.
    for (const [sent, evaluation] of pairs) {
      const obstacle = obstacleTo(sent, evaluation);
      if (obstacle !== null) return refuse(obstacle);
    }
    return { studentAcademicRecords: pairs.map(([sent, evaluation]) => storeRecord(sent, evaluation)) };
  },
});
