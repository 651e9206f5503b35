import { academicActivities, type AcademicActivity } from '@/api/resources/academic-activities';
import { totalWeight } from '@/api/resources/marks';
import { implement } from '@mocks/backend/implement';
import { indicatorInReach } from '@mocks/resources/indicators/indicator-in-reach';
import type { Row } from '@mocks/store/tables';
import { activitiesOf } from './activities-of-indicator';

/** The maximum total weight of an achievement's activities, in percent (ACTV-24). */
const TOTAL_WEIGHT = 100;

const activityAnswer = ({ active: _, ...activity }: Row<'academicActivities'>): AcademicActivity => activity;

export const operations = implement(academicActivities, {
  list: async ({ params, ...scope }) => {
    const indicator = await indicatorInReach(params.indicatorId, scope);
    return { activities: (await activitiesOf(scope.db, indicator)).map(activityAnswer) };
  },

  save: async ({ body: { id, ...sent }, refuse, ...scope }) => {
    const { db, schoolYearId } = scope;
    if (schoolYearId === null) return refuse('schoolYearMissing');
    const saved = id === null ? null : ((await db.academicActivities.holding(id)).find(id) ?? refuse('notFound'));
    if (saved && !saved.active) return refuse('notFound');
    // A stored activity belongs to its own achievement, whatever `sent` says.
    const indicator = await indicatorInReach(saved?.indicatorId ?? sent.indicatorId, { ...scope, refuse });
    const { id: indicatorId, roomId, periodId, subjectId } = indicator;
    const isElsewhere =
      sent.indicatorId !== indicatorId || sent.roomId !== roomId || sent.periodId !== periodId || sent.subjectId !== subjectId;
    if (isElsewhere) return refuse('badRequest');
    // ACTV-25: an edit does not count the activity's old weight.
    const others = (await activitiesOf(db, indicator)).filter((other) => other.id !== id);
    const weights = [...others, sent].map(({ weighted }) => ({ weight: weighted }));
    if (totalWeight(weights) > TOTAL_WEIGHT) return refuse('weightExceeded');
    const content = { ...sent, title: sent.title.trim(), active: true };
    const ofRoom = await db.academicActivities.of(roomId);
    return { activity: activityAnswer(saved ? ofRoom.update(saved.id, content) : ofRoom.insert(content)) };
  },

  remove: async ({ params, refuse, ...scope }) => {
    const { db, schoolYearId } = scope;
    if (schoolYearId === null) return refuse('schoolYearMissing');
    const ofRoom = await db.academicActivities.holding(params.id);
    const activity = ofRoom.find(params.id);
    if (!activity?.active) return refuse('notFound');
    const { id } = await indicatorInReach(activity.indicatorId, { ...scope, refuse });
    const marks = await db.academicRecords.of(id);
    // ACTV-40, ACTV-41
    const marked = marks.where((record) => record.academicActivityId === activity.id);
    if (marked.length > 0) return refuse('withStudentAcademicRecord');
    ofRoom.update(activity.id, { active: false });
  },
});
