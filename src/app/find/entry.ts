/** What 'Buscar' offers, and what each of it opens (FIND-02, FIND-06). */
import type { LucideIcon } from 'lucide-react';
import type { AccountDialogKind } from '@/features/account/account-dialog';
import type { SearchedText } from './match';

/** What the header does by itself. */
export type Command = AccountDialogKind | 'signOut';

/** In the order of FIND-02. */
export const KINDS = ['students', 'rooms', 'teachers', 'subjects', 'screens', 'actions'] as const;
export type Kind = (typeof KINDS)[number];

export type Target =
  | {
      readonly to: string;
      /** Opens the form that a button of the screen opens. */
      readonly begins?: boolean;
      /** The record that the list shows. */
      readonly inSight?: number;
    }
  | { readonly command: Command };

export interface Entry {
  /** 'students:7'; by it the last five are kept. */
  readonly key: string;
  readonly kind: Kind;
  readonly icon: LucideIcon;
  /** Its name, and whatever else it is found by: a room's acronym. */
  readonly texts: readonly SearchedText[];
  /** What tells it from others, and is not searched: whoever looks for a room does not mean all of its students. */
  readonly aside: string;
  readonly target: Target;
}
