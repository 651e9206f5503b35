/** The fields of an activity as text, for the notice that the stored record has changed (SAFE-33). */
import { activityTypeOptions } from '@/school/learning/activity-words';
import { cleanBody } from '@/ui/rich-text/rich-text-policy';
import type { ActivityValues } from './activity-values';

/** Includes the links' targets: a change may be in the target alone. */
function plainText(html: string): string {
  const body = cleanBody(html);
  for (const link of body.querySelectorAll('a')) link.append(` (${link.getAttribute('href') ?? ''})`);
  return body.textContent.trim();
}

export const ACTIVITY_TEXTS = [
  { label: 'Tipo', text: ({ type }: ActivityValues) => activityTypeOptions.find(({ value }) => value === type)?.label ?? '' },
  { label: 'Ponderación', text: ({ weighted }: ActivityValues) => weighted.trim().replace(',', '.') },
  { label: 'Título', text: ({ title }: ActivityValues) => title.trim() },
  { label: 'Descripción', text: ({ description }: ActivityValues) => plainText(description) },
];
