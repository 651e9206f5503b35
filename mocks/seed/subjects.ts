import { ICON_COLOURS, subjectIcons, subjectsBySchool, subjectTypes } from '@fixtures/subjects';
import type { Row } from '../tables';

type Subject = Row<'subjects'>;

/** The subjects of every school, each with its type, icon and colour. Subject types repeat in each school. */
export function seedSubjects(): Subject[] {
  const taught = Object.entries(subjectsBySchool).flatMap(([school, names]) => names.map((name) => ({ schoolId: Number(school), name })));
  return taught.map(({ schoolId, name }, index) => {
    const type = subjectTypes.findIndex(({ subjects }) => subjects.includes(name));
    const icon = subjectIcons[name] ?? 0;
    const value = subjectTypes[type]?.value ?? null;
    return {
      id: index + 1,
      name,
      schoolId,
      subjectTypeId: value === null ? null : (schoolId - 1) * subjectTypes.length + type + 1,
      subjectType: value,
      active: true,
      iconCourse: icon,
      colorCourse: ICON_COLOURS[icon] ?? ICON_COLOURS[0],
      group: value,
    };
  });
}

/** Ids of a school's subjects by name. */
export const subjectIdsOf = (all: readonly Subject[], schoolId: number, names: readonly string[]): number[] =>
  all.filter((subject) => subject.schoolId === schoolId && names.includes(subject.name)).map(({ id }) => id);
