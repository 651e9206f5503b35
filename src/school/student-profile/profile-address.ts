/** The address of the 'Ficha del estudiante', for links from every table of students (PROF-01). */
import { number, object, string, type InferType } from 'yup';
import { withSearchState } from '@/ui/platform/search-state';

const id = () => number().integer().positive().optional();

/** What the tabs show, in their order; the first is not named in the address. */
export const PROFILE_TABS = ['marks', 'observer', 'course'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export const profileAddress = object({
  roomId: id(),
  /** Absent: the period with which a screen opens (PLAC-01). */
  periodId: id(),
  tab: string<ProfileTab>()
    .oneOf([...PROFILE_TABS])
    .default('marks'),
});
export type ProfileAddress = InferType<typeof profileAddress>;

export const profileLink = (studentId: number, shown: Partial<ProfileAddress> & { readonly roomId: number }): string =>
  `/dashboard/students/${studentId}?${withSearchState(profileAddress, new URLSearchParams(), shown).toString()}`;
