/** How the fields of an activity read where a change is told (SAFE-33). */
import { activityTypeOptions } from '@/school/learning/activity-words';
import { cleanBody } from '@/ui/rich-text/rich-text-policy';
import type { ActivityValues } from './activity-values';

/** Where a link leads is told, too: its words may stay. */
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
