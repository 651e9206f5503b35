import { useState } from 'react';
import { ApiError } from '@/api/core/errors';
import type { Student } from '@/api/resources/students';
import { askBulletin } from './report-files';

/** BULK-02 */
const AT_ONCE = 3;

type Bulletins = ReadonlyMap<Student['id'], Blob>;

/** Asks for the bulletins of a room, at most three at a time, and keeps those of the period that came. */
export function useBulletins(students: readonly Student[]) {
  const [period, setPeriod] = useState<number>();
  const [ready, setReady] = useState<Bulletins>(new Map());
  const [failed, setFailed] = useState<readonly Student[]>([]);
  /** Of those that are asked for, by whether they came or not. */
  const [done, setDone] = useState(0);

  /** Asks for those that have not come yet. Resolves to all of them; to null when some failed, or `signal` stopped it. */
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
  /** Of what came, some cannot be read: those count as failed (BULK-04). */
  const refuse = (bulletins: Bulletins, unreadable: readonly Blob[]) => {
    const kept = new Map([...bulletins].filter(([, file]) => !unreadable.includes(file)));
    setReady(kept);
    setFailed(students.filter(({ id }) => !kept.has(id)));
  };
  return { ready, failed, done, ask, refuse };
}
