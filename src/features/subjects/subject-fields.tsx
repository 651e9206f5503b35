import type { SubjectType } from '@/api/resources/subjects';
import { TextField } from '@/ui/form/field';
import { REPEATED } from '@/ui/form/row-schema';
import { SelectField } from '@/ui/form/select-field';
import { IconField } from './icon-field';
import { typeOptions, type SubjectValues } from './subject-values';

interface SubjectFieldsProps {
  prefix?: string;
  types: readonly SubjectType[];
}

/** The fields of a subject, in a row of the create form (`prefix` 'rows.0.') and in the edit dialog. */
export function SubjectFields({ prefix, types }: SubjectFieldsProps) {
  return (
    <>
      {/* SUBJ-08: trimmed on blur. */}
      <TextField<SubjectValues> prefix={prefix} name="name" label="Nombre" autoComplete="off" trims atOnce={REPEATED} />
      <SelectField<SubjectValues>
        prefix={prefix}
        name="subjectTypeId"
        label="Tipo de asignatura / Dimensión"
        placeholder="Elige un tipo"
        options={typeOptions(types)}
      />
      <IconField<SubjectValues> prefix={prefix} name="icon" />
    </>
  );
}
