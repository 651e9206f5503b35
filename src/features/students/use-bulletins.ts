import { useState } from 'react';
import { ApiError } from '@/api/core/errors';
import type { Student } from '@/api/resources/students';
import { askBulletin } from './report-files';

/** BULK-02 */
const AT_ONCE = 3;

type Bulletins = ReadonlyMap<Student['id'], Blob>;

/** Downloads the bulletins of a room, at most three at a time, and keeps the completed ones of the period. */
export function useBulletins(students: readonly Student[]) {
  const [period, setPeriod] = useState<number>();
  const [ready, setReady] = useState<Bulletins>(new Map());
  const [failed, setFailed] = useState<readonly Student[]>([]);
  /** The number of finished downloads, failed or not. */
  const [done, setDone] = useState(0);

  /** Downloads the missing ones. Resolves to all bulletins; to null when some failed or `signal` aborted. */
  const ask = async (periodId: number, code: 'C' | 'D', signal: AbortSignal): Promise<Bulletins | null> => {
    const found = new Map(periodId === period ? ready : []);
    const missing = students.filter(({ id }) => !found.has(id));
    const lacking: Student[] = [];
    const show = () => {
      setReady(new Map(found));
      setDone(found.size + lacking.length);
    };
    setPeriod(periodId);
    setFailed([]);
    show();
    const work = async () => {
      for (let student = missing.shift(); student && !signal.aborted; student = missing.shift()) {
        try {
          found.set(student.id, await askBulletin(student.id, periodId, code, { signal }));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          console.info('BULK-04', error);
          lacking.push(student);
        }
        show();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (signal.aborted) return null;
    setFailed(students.filter((student) => lacking.includes(student)));
    return lacking.length === 0 ? found : null;
  };
  /** Counts unreadable bulletins as failed (BULK-04). */
  const refuse = (bulletins: Bulletins, unreadable: readonly Blob[]) => {
    const kept = new Map([...bulletins].filter(([, file]) => !unreadable.includes(file)));
    setReady(kept);
    setFailed(students.filter(({ id }) => !kept.has(id)));
  };
  return { ready, failed, done, ask, refuse };
}
