/** Who gets an invitation again, of many (INVI-01). Pure. */
import type { Student } from '@/api/resources/students';
import { fullName } from '@/school/students';
import { joinedText } from '@/ui/base/joined-text';

/** An invitation that waits for an answer. */
export interface Recipient {
  readonly email: string;
  /** Whom it is about: 'Ana Rojas y Luis Rojas'. */
  readonly names: string;
}

/** The families that have not registered, each once, in the students' order. */
export function waitingFamilies(students: readonly Student[]): Recipient[] {
  const families = new Map<string, { email: string; names: string[] }>();
  for (const student of students) {
    if (student.studentStatus !== 'INVITE_SENT') continue;
    const key = student.parentEmail.toLowerCase();
    const family = families.get(key) ?? { email: student.parentEmail, names: [] };
    families.set(key, { ...family, names: [...family.names, fullName(student)] });
  }
  return [...families.values()].map(({ email, names }) => ({ email, names: joinedText(names) }));
}
