import { mutationOf } from '@/api/core/client';
import { mentions, type Mention, type MentionCategory } from '@/api/resources/mentions';
import { FormDialog } from '@/ui/form/form-dialog';
import { useSave } from '@/ui/form/use-save';
import { MentionFields } from './mention-fields';
import { editedMentionSchema, mentionContentOf, type MentionValues } from './mention-values';

interface MentionDialogProps {
  mention: Mention;
  categories: readonly MentionCategory[];
  /** Names of the school's other mentions. */
  others: readonly string[];
  onClose: () => void;
}

/** 'Editar Mención' (MENT-13, MENT-16). */
export function MentionDialog({ mention: { id, description, mentionCategoryId }, categories, others, onClose }: MentionDialogProps) {
  const save = useSave(mutationOf(mentions.edit), { close: onClose });
  return (
    <FormDialog<MentionValues>
      title="Editar Mención"
      onClose={onClose}
      initial={{ description, mentionCategoryId: String(mentionCategoryId) }}
      schema={editedMentionSchema(others)}
      draft={`mention:${id}`}
      onSubmit={(values) => save({ body: { id, ...mentionContentOf(values) } })}
    >
      <MentionFields categories={categories} />
    </FormDialog>
  );
}
