import type { World } from '@mocks/store/tables';

/** The author of a post or a comment: exactly one of the two ids is not null. */
export interface Author {
  readonly teacherId: number | null;
  readonly managerId: number | null;
}

/** Looks up a school's authors by e-mail: teachers among the teacher records, managers among the accounts. */
export function openAuthors({ teachers, accounts }: Pick<World, 'teachers' | 'accounts'>, schoolId: number): (email: string) => Author {
  return (email) => {
    const teacher = teachers.find((one) => one.schoolId === schoolId && one.teacherEmail === email);
    if (teacher) return { teacherId: teacher.id, managerId: null };
    const manager = accounts.find((one) => one.role === 'MANAGER' && one.schoolIds.includes(schoolId) && one.username === email);
    if (manager) return { teacherId: null, managerId: manager.id };
    throw new Error(`${email} publishes nothing in school ${schoolId}.`);
  };
}
