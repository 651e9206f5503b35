import type { MentionCategory } from '@/api/resources/mentions';
import { TextField } from '@/ui/form/field';
import { REPEATED } from '@/ui/form/row-schema';
import { SelectField } from '@/ui/form/select-field';
import type { MentionValues } from './mention-values';

interface MentionFieldsProps {
  prefix?: string;
  categories: readonly MentionCategory[];
}

/** The fields of a mention, in a row of the create form (`prefix` 'rows.0.') and in the edit dialog. */
export function MentionFields({ prefix, categories }: MentionFieldsProps) {
  return (
    <>
      {/* MENT-08: trimmed on blur. */}
      <TextField<MentionValues> prefix={prefix} name="description" label="Mención" autoComplete="off" trims atOnce={REPEATED} />
      <SelectField<MentionValues>
        prefix={prefix}
        name="mentionCategoryId"
        label="Categoría"
        required={false}
        disabled
        options={categories.map(({ id, description }) => ({ value: String(id), label: description }))}
      />
    </>
  );
}
