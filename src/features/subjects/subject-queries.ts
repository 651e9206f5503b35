/** The school's subjects and their types as the screens ask for them. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { subjects } from '@/api/resources/subjects';

const list = queryOf(subjects.listWithSlash, {});
const whole = queryOf(subjects.listWithSlash, {}, { whole: true });
const types = queryOf(subjects.listTypes, {});

/** The active subjects, asked for again whenever a screen opens. */
export const useSubjects = () => useQuery(list);

/** For a form that compares names: it is told when one of the subjects cannot be read (SAFE-22). */
export const useWholeSubjects = (isNeeded = true) => useQuery({ ...whole, enabled: isNeeded });

export const useSubjectTypes = () => useQuery(types);
