/** The form of new subjects, as its page and a list from a file know it. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '@/api/core/client';
import { SUBJECT_ICONS } from '@/api/resources/subject-icons';
import { subjects, type SubjectType } from '@/api/resources/subjects';
import type { LoadedForm } from '@/school/lists/upload-list-dialog';
import { anyText, oneOf } from '@/ui/form/pasted-table';
import { loadStateOf } from '@/ui/platform/load-state';
import { NEW_SUBJECT, newSubjectsSchema, typeOptions, type SubjectValues } from './subject-values';

export const SUBJECTS_FORM = '/dashboard/courses/create';

const icons = SUBJECT_ICONS.map(({ name }, icon) => ({ value: icon, label: name }));

export function useSubjectsForm(types: readonly SubjectType[]): LoadedForm<SubjectValues> {
  // SAFE-22: the form compares names.
  const list = useQuery(queryOf(subjects.listWithSlash, {}, { allOrNothing: true }));
  const { data } = list;
  const form = useMemo(
    () => ({
      draft: 'subjects',
      blank: NEW_SUBJECT,
      columns: {
        name: { names: ['Nombre', 'Asignatura'], read: anyText },
        subjectTypeId: {
          names: ['Tipo de asignatura / Dimensión', 'Tipo de asignatura', 'Dimensión', 'Tipo'],
          read: oneOf(typeOptions(types)),
        },
        icon: { names: ['Icono'], read: oneOf(icons) },
      },
      schema: newSubjectsSchema(
        (data?.courses ?? []).map(({ name }) => name),
        types,
      ),
      taken: ({ name }: SubjectValues) => `la asignatura ${name} ya existe`,
      missing: { name: 'el nombre', subjectTypeId: 'el tipo de asignatura' },
    }),
    [data, types],
  );
  return { form, state: loadStateOf(list), retry: () => void list.refetch() };
}
