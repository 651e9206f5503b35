import type { World } from '@mocks/store/tables';

/** Who wrote a post or a comment: one of the two is not null. */
export interface Author {
  readonly teacherId: number | null;
  readonly managerId: number | null;
}

/** Looks authors of a school up by e-mail: its teachers by their record, its managers by their account. */
export function openAuthors({ teachers, accounts }: Pick<World, 'teachers' | 'accounts'>, schoolId: number): (email: string) => Author {
  return (email) => {
    const teacher = teachers.find((one) => one.schoolId === schoolId && one.teacherEmail === email);
    if (teacher) return { teacherId: teacher.id, managerId: null };
    const manager = accounts.find((one) => one.role === 'MANAGER' && one.schoolIds.includes(schoolId) && one.username === email);
    if (manager) return { teacherId: null, managerId: manager.id };
    throw new Error(`${email} publishes nothing in school ${schoolId}.`);
  };
}
