import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/core/errors';
import type { Student } from '@/api/resources/students';
import { askBulletin } from './report-files';

/** BULK-02 */
const AT_ONCE = 3;

/** Asks for the bulletins of a room, at most three at a time, and keeps those that came. */
export function useBulletins(students: readonly Student[], code: 'C' | 'D') {
  /** By the student. */
  const [ready, setReady] = useState<ReadonlyMap<number, Blob>>(new Map());
  const [failed, setFailed] = useState<readonly Student[]>([]);
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** Resolves to all that have come, or to null when it was stopped. */
  const ask = async (periodId: number, known: ReadonlyMap<number, Blob>): Promise<ReadonlyMap<number, Blob> | null> => {
    const { signal } = (controller.current = new AbortController());
    const found = new Map(known);
    const missing = students.filter(({ id }) => !found.has(id));
    const lacking: Student[] = [];
    setReady(found);
    setFailed([]);
    setRunning(true);
    const work = async () => {
      for (let student = missing.shift(); student && !signal.aborted; student = missing.shift())
        try {
          found.set(student.id, await askBulletin(student.id, periodId, code, { signal }));
          setReady(new Map(found));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          console.info('BULK-04', error);
          lacking.push(student);
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setRunning(false);
    if (signal.aborted) return null;
    setFailed(students.filter((student) => lacking.includes(student)));
    return found;
  };
  return { ready, failed, isRunning, ask, stop: () => controller.current?.abort() };
}
