/** The students who need company (TRAC-12). Pure. */
import { joinedText } from '@/ui/base/joined-text';
import { compareText } from '@/ui/base/text-order';
import type { PairView } from './pair-view';

export interface StudentRow {
  readonly id: number;
  readonly name: string;
  readonly room: string;
  readonly roomId: number;
  /** Achievements with the lowest level. */
  readonly count: number;
  readonly subjects: readonly string[];
}

/** Each student with an achievement of the lowest level, who has most first, then by name. */
export function studentRows(views: readonly PairView[]): StudentRow[] {
  const rows = new Map<number, StudentRow>();
  for (const { pair, figures } of views)
    for (const { id, name, count } of figures?.low ?? []) {
      const row = rows.get(id) ?? { id, name, room: pair.room.name, roomId: pair.room.id, count: 0, subjects: [] };
      rows.set(id, { ...row, count: row.count + count, subjects: [...row.subjects, pair.subject.name] });
    }
  return [...rows.values()].toSorted((one, other) => other.count - one.count || compareText(one.name, other.name));
}

export const subjectsText = ({ subjects }: StudentRow): string => joinedText(subjects);
