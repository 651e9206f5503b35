import { indicators, type Indicator, type Level, type SavedIndicator } from '@/api/resources/indicators';
import { implement } from '@mocks/backend/implement';
import { isPeriodOfYear } from '@mocks/resources/periods/periods-of-year';
import { roomOfSchool } from '@mocks/resources/rooms/room-of-school';
import { isOwnRoom } from '@mocks/resources/students/student-reach';
import { isSubject } from '@mocks/resources/subjects/is-subject';
import type { Row } from '@mocks/store/tables';
import { indicatorInReach, type LearningScope } from './indicator-in-reach';
import { levelId } from './level-id';

type Place = Pick<Indicator, 'roomId' | 'periodId' | 'subjectId'>;

const indicatorAnswer = ({ active: _, ...indicator }: Row<'indicators'>): Indicator => indicator;

const byRange = (one: Pick<Level, 'initialValue'>, other: Pick<Level, 'initialValue'>) => one.initialValue - other.initialValue;

/** Refuses with 404 a room, subject or period that the school or its year does not have, with 403 a room of another teacher. */
function checkPlace({ roomId, periodId, subjectId }: Place, scope: LearningScope): void {
  const { db, schoolId, schoolYearId, refuse } = scope;
  const isKnown = roomOfSchool(db, roomId, schoolId) && isSubject(db, subjectId, schoolId) && isPeriodOfYear(db, periodId, schoolYearId);
  if (!isKnown) refuse('notFound');
  if (!isOwnRoom(scope, roomId)) refuse('forbidden');
}

const areUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** The levels after an edit: each keeps the id and range of the stored level of its name (LEAR-47). Null when the names differ. */
function editedLevels(sent: SavedIndicator['valorizations'], stored: readonly Level[]): Level[] | null {
  const edited = stored.map((level) => {
    const description = sent.find(({ name }) => name.trim() === level.name)?.description;
    return description === undefined ? null : { ...level, description: description.trim() };
  });
  return sent.length === stored.length && edited.every((level) => level !== null) ? edited : null;
}

export const operations = implement(indicators, {
  list: async ({ query, refuse, ...scope }) => {
    const { db, schoolYearId } = scope;
    if (schoolYearId === null) return { indicators: [] };
    checkPlace(query, { ...scope, refuse });
    const ofRoom = await db.indicators.of(query.roomId);
    const found = ofRoom.where((row) => row.active && row.subjectId === query.subjectId && row.periodId === query.periodId);
    return { indicators: found.toSorted((one, other) => one.id - other.id).map(indicatorAnswer) };
  },

  save: async ({ body: { id, title, valorizations, ...place }, refuse, ...scope }) => {
    const { db, schoolYearId } = scope;
    if (schoolYearId === null) return refuse('schoolYearMissing');
    if (!areUnique(valorizations.map(({ name }) => name.trim()))) return refuse('badRequest');
    const saved = id === null ? null : await indicatorInReach(id, { ...scope, refuse });
    checkPlace(place, { ...scope, refuse });
    const ofRoom = await db.indicators.of(place.roomId);
    if (!saved) {
      const content = { ...place, title: title.trim(), active: true, valorizations: [] };
      const created = ofRoom.insert(content);
      const levels = valorizations.toSorted(byRange).map(({ name, description, ...range }, index) => {
        return { id: levelId(created.id, index), name: name.trim(), description: description.trim(), ...range };
      });
      return { indicator: indicatorAnswer(ofRoom.update(created.id, { valorizations: levels })) };
    }
    const isMoved = saved.roomId !== place.roomId || saved.periodId !== place.periodId || saved.subjectId !== place.subjectId;
    const levels = editedLevels(valorizations, saved.valorizations);
    if (isMoved || !levels) return refuse('badRequest');
    return { indicator: indicatorAnswer(ofRoom.update(saved.id, { title: title.trim(), valorizations: levels })) };
  },

  remove: async ({ params, refuse, ...scope }) => {
    const { db, schoolYearId } = scope;
    if (schoolYearId === null) return refuse('schoolYearMissing');
    const { id, roomId } = await indicatorInReach(params.id, { ...scope, refuse });
    // LEAR-55
    if ((await db.academicRecords.of(id)).all().length > 0) return refuse('withStudentAcademicRecord');
    (await db.indicators.of(roomId)).update(id, { active: false });
    // LEAR-58
    const activities = await db.academicActivities.of(roomId);
    for (const activity of activities.where(({ indicatorId }) => indicatorId === id)) activities.update(activity.id, { active: false });
  },
});
