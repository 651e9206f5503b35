import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { teachers } from '@/api/resources/teachers';
import { choiceOf, inNameOrder, type Choice, type Named } from '@/ui/form/choices';
import { namedTeachers } from './apart';

/** The teachers whose registration is complete, by name and last name, for a filter (FEED-07). */
export const useTeacherChoice = (): Choice<Named> =>
  choiceOf(useQuery(queryOf(teachers.list, { query: {} }, { fresh: true })), (data) => inNameOrder(namedTeachers(data.teachers)));
