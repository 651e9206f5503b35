/** The forms of mentions: values, validation and requests (MENT-06 to MENT-10, MENT-13, MENT-16). */
import { object, string } from 'yup';
import type { Mention, MentionCategory } from '@/api/resources/mentions';
import { nameKey } from '@/api/core/name-key';
import { REQUIRED_IN, notTaken, rowsOf, type FormKind } from '@/ui/form/row-schema';
import { filledIn } from '@/ui/form/text-schema';

export interface MentionValues {
  description: string;
  /** Read-only. */
  mentionCategoryId: string;
}

/** An empty row of the create form, with the category of new mentions. */
export const newMention = (categoryId: number): MentionValues => ({ description: '', mentionCategoryId: String(categoryId) });

/** MENT-07, MENT-09. */
const nameSchema = (kind: FormKind, taken: readonly string[]) => notTaken(filledIn(REQUIRED_IN[kind]), taken, nameKey);

const category = { mentionCategoryId: string().defined() };

export const savedMention = ({ description, mentionCategoryId }: Mention): MentionValues => ({
  description,
  mentionCategoryId: String(mentionCategoryId),
});

/** The fields of a mention as text, for the notice that the stored record has changed (SAFE-33). */
export const mentionTexts = (categories: readonly MentionCategory[]) => [
  { label: 'Mención', text: ({ description }: MentionValues) => description.trim() },
  {
    label: 'Categoría',
    text: ({ mentionCategoryId }: MentionValues) => categories.find(({ id }) => String(id) === mentionCategoryId)?.description ?? '',
  },
];

/** For the create form; `taken` are the names of the school's mentions. */
export const newMentionsSchema = (taken: readonly string[]) =>
  rowsOf(object({ description: nameSchema('page', taken), ...category }), {
    field: 'description',
    keyOf: ({ description }) => nameKey(description),
  });

/** For the edit dialog; `others` are the names of the other mentions (MENT-16). */
export const editedMentionSchema = (others: readonly string[]) => object({ description: nameSchema('dialog', others), ...category });

/** A mention's content in the request. */
export const mentionContentOf = ({ description, mentionCategoryId }: MentionValues) => ({
  description: description.trim(),
  mentionCategoryId: Number(mentionCategoryId),
});
