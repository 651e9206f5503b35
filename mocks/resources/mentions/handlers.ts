import { mentions } from '@/api/resources/mentions';
import type { Db } from '@mocks/store/db';
import { implement } from '@mocks/backend/implement';
import { firstClash } from '@mocks/backend/name-clash';
import type { Row } from '@mocks/store/tables';

const mentionAnswer = ({ schoolId: _, ...mention }: Row<'mentions'>) => mention;

const activeMentions = (db: Db, schoolId: number) => db.mentions.where((row) => row.schoolId === schoolId && row.active);

const isCategory = (db: Db, id: number, schoolId: number) => db.mentionCategories.find(id)?.schoolId === schoolId;

const descriptions = (rows: readonly { description: string }[]) => rows.map(({ description }) => description);

export const operations = implement(mentions, {
  list: ({ schoolId, db }) => ({ mentionTypes: activeMentions(db, schoolId).map(mentionAnswer) }),

  listCategories: ({ schoolId, db }) => ({
    categories: db.mentionCategories.where((row) => row.schoolId === schoolId).map(({ id, description }) => ({ id, description })),
  }),

  create: ({ body, schoolId, db, refuse }) => {
    if (body.some(({ mentionCategoryId }) => !isCategory(db, mentionCategoryId, schoolId))) return refuse('notFound');
    // MENT-12: one repetition refuses the whole list.
    const repeated = firstClash(descriptions(activeMentions(db, schoolId)), descriptions(body));
    if (repeated !== null) return refuse('duplicated', { description: repeated });
    const stored = body.map(({ description, mentionCategoryId }) =>
      db.mentions.insert({ description: description.trim(), mentionCategoryId, active: true, schoolId }),
    );
    return { mentionTypes: stored.map(mentionAnswer) };
  },

  edit: ({ body: { id, description, mentionCategoryId }, schoolId, db, refuse }) => {
    const all = activeMentions(db, schoolId);
    if (!all.some((row) => row.id === id) || !isCategory(db, mentionCategoryId, schoolId)) return refuse('notFound');
    // MENT-16: a mention may keep its own name.
    const others = all.filter((row) => row.id !== id);
    if (firstClash(descriptions(others), [description]) !== null) return refuse('duplicated', { description });
    return mentionAnswer(db.mentions.update(id, { description: description.trim(), mentionCategoryId }));
  },

  remove: ({ params, schoolId, db, refuse }) => {
    if (!activeMentions(db, schoolId).some(({ id }) => id === params.id)) return refuse('notFound');
    db.mentions.update(params.id, { active: false });
  },
});
