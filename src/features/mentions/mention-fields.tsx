import type { MentionCategory } from '@/api/mentions';
import { TextField } from '@/ui/field';
import { REPEATED } from '@/ui/row-schema';
import { SelectField } from '@/ui/select-field';

interface MentionFieldsProps {
  prefix?: string;
  categories: readonly MentionCategory[];
}

/** The fields of a mention, in a row of the create form (`prefix` 'rows.0.') and in the edit dialog. */
export function MentionFields({ prefix = '', categories }: MentionFieldsProps) {
  return (
    <>
      <TextField name={`${prefix}description`} label="Mención" autoComplete="off" trims atOnce={REPEATED} />
      <SelectField
        name={`${prefix}mentionCategoryId`}
        label="Categoría"
        required={false}
        disabled
        options={categories.map(({ id, description }) => ({ value: String(id), label: description }))}
      />
    </>
  );
}
