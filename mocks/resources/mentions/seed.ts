import { mentionCategorySchema, mentionSchema } from '@/api/resources/mentions';
import { ofSchool } from '@mocks/store/table';
import { mentionCategories, mentions } from '@fixtures/mentions';
import { schools } from '@fixtures/schools';
import type { World } from '@mocks/store/tables';

export const tables = {
  mentionCategories: mentionCategorySchema.shape(ofSchool),
  mentions: mentionSchema.shape(ofSchool),
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

/** Categories in every school, the empty ones too (API-084), and mentions in school 1. */
export function seed(): Pick<World, 'mentionCategories' | 'mentions'> {
  const categories = schools.flatMap(({ id: schoolId }) => mentionCategories.map((description) => ({ schoolId, description })));
  return {
    mentionCategories: categories.map((category, index) => ({ id: index + 1, ...category })),
    mentions: mentions.map(({ category, description }, index) => ({
      id: index + 1,
      schoolId: 1,
      description,
      mentionCategoryId: mentionCategories.indexOf(category) + 1,
      active: true,
    })),
  };
}
