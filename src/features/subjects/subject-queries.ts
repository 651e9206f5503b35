/** The school's subjects and their types as the screens ask for them. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { subjects } from '@/api/resources/subjects';

const list = queryOf(subjects.listWithSlash, {});
const types = queryOf(subjects.listTypes, {});

/** The active subjects, asked for again whenever a screen opens. */
export const useSubjects = () => useQuery(list);

export const useSubjectTypes = () => useQuery(types);
