import { subjects } from '@/api/resources/subjects';
import { assetsOf, courseAnswer } from './course-answer';
import type { Db } from '@mocks/store/db';
import { implement } from '@mocks/backend/implement';
import { firstClash } from '@mocks/backend/name-clash';
import { isSubject } from './is-subject';

const activeSubjects = (db: Db, schoolId: number) => db.subjects.where((row) => row.schoolId === schoolId && row.active);

const activeTypes = (db: Db, schoolId: number) => db.subjectTypes.where((row) => row.schoolId === schoolId && row.active);

const isType = (db: Db, id: number, schoolId: number) => activeTypes(db, schoolId).some((row) => row.id === id);

const list = ({ schoolId, db }: { schoolId: number; db: Db }) => ({
  courses: activeSubjects(db, schoolId).map((row) => courseAnswer(db, row)),
});

export const operations = implement(subjects, {
  list,
  listWithSlash: list,
  listByType: list,

  save: ({ body, schoolId, db, refuse }) => {
    if (body.courses.some((sent) => sent.schoolId !== schoolId)) return refuse('forbidden');
    if (body.courses.some(({ id }) => id !== null && !isSubject(db, id, schoolId))) return refuse('notFound');
    if (body.courses.some(({ subjectTypeId }) => !isType(db, subjectTypeId, schoolId))) return refuse('notFound');
    const others = activeSubjects(db, schoolId).filter(({ id }) => !body.courses.some((sent) => sent.id === id));
    // SUBJ-15: one repetition refuses the whole list. SUBJ-22: a subject may keep its own name.
    const repeated = firstClash(
      others.map(({ name }) => name),
      body.courses.map(({ name }) => name),
    );
    if (repeated !== null) return refuse('duplicatedName', { name: repeated });
    const stored = body.courses.map(({ id, name, subjectTypeId }) => {
      const content = { name: name.trim(), subjectTypeId };
      return id === null ? db.subjects.insert({ ...content, schoolId, active: true }) : db.subjects.update(id, content);
    });
    return { courses: stored.map((row) => courseAnswer(db, row)) };
  },

  remove: ({ params, schoolId, db, refuse }) => {
    if (!isSubject(db, params.id, schoolId)) return refuse('notFound');
    // SUBJ-25
    if (db.teachers.where(({ active, courses }) => active && courses.includes(params.id)).length > 0) return refuse('withTeacher');
    db.subjects.update(params.id, { active: false });
  },

  listTypes: ({ schoolId, db }) => ({ subjectTypes: activeTypes(db, schoolId).map(({ id, value }) => ({ id, value })) }),

  addType: ({ body, schoolId, db, refuse }) => {
    const known = activeTypes(db, schoolId).map(({ value }) => value);
    const sent = body.map(({ value }) => value);
    if (firstClash(known, sent) !== null) return refuse('duplicatedType');
    const added = sent.map((value) => db.subjectTypes.insert({ value: value.trim(), schoolId, active: true }));
    return { subjectTypes: added.map(({ id, value }) => ({ id, value })) };
  },

  removeType: ({ params, schoolId, db, refuse }) => {
    if (!isType(db, params.id, schoolId)) return refuse('notFound');
    // SUBJ-33
    if (activeSubjects(db, schoolId).some(({ subjectTypeId }) => subjectTypeId === params.id)) return refuse('inUse');
    db.subjectTypes.update(params.id, { active: false });
  },

  // API-081: the id may be a subject's or an asset's; the subject is tried first.
  listAssets: ({ params, schoolId, db }) => {
    const isOfSchool = (id: number) => db.subjects.find(id)?.schoolId === schoolId;
    const ofSubject = isOfSchool(params.subjectId) ? assetsOf(db, params.subjectId) : [];
    if (ofSubject.length > 0) return { responses: ofSubject };
    const asset = db.assets.find(params.subjectId);
    return { responses: asset && isOfSchool(asset.externalId) ? [asset] : [] };
  },

  saveAssets: ({ body, schoolId, db, refuse }) => {
    if (body.some(({ externalId }) => !isSubject(db, externalId, schoolId))) return refuse('notFound');
    const responses = body.map(({ type, value, externalId }) => {
      // API-082: a second asset of a type replaces the first.
      const known = assetsOf(db, externalId).find((asset) => asset.type === type);
      return known ? db.assets.update(known.id, { value }) : db.assets.insert({ type, value, externalId });
    });
    return { responses };
  },
});
