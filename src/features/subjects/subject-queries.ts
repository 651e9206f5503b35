/** The school's subjects and their types as the screens ask for them. */
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { queryOf } from '@/api/client';
import { subjects } from '@/api/subjects';

const list = queryOf(subjects.listWithSlash, {});
const types = queryOf(subjects.listTypes, {});

/** The active subjects, asked for again whenever a screen opens. */
export const useSubjects = () => useQuery(list);

export const useSubjectTypes = () => useQuery(types);

function useChanged(queryKey: QueryKey): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}

/** Asks for the subjects again, after one was saved or deleted; resolves when they are there. */
export const useSubjectsChanged = () => useChanged(list.queryKey);

/** The same for their types. */
export const useSubjectTypesChanged = () => useChanged(types.queryKey);
