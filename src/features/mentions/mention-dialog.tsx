import { useMutation } from '@tanstack/react-query';
import { mutationOf } from '@/api/core/client';
import { mentions, type Mention, type MentionCategory } from '@/api/resources/mentions';
import { FormDialog } from '@/ui/form/form-dialog';
import { showSaved } from '@/ui/overlay/notices';
import { MentionFields } from './mention-fields';
import { useMentionsChanged } from './mention-queries';
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
  const changed = useMentionsChanged();
  const save = useMutation(mutationOf(mentions.edit));
  return (
    <FormDialog<MentionValues>
      title="Editar Mención"
      onClose={onClose}
      initial={{ description, mentionCategoryId: String(mentionCategoryId) }}
      schema={editedMentionSchema(others)}
      draft={`mention:${id}`}
      onSubmit={async (values) => {
        await save.mutateAsync({ body: { id, ...mentionContentOf(values) } });
        onClose();
        void showSaved();
        void changed();
      }}
    >
      <MentionFields categories={categories} />
    </FormDialog>
  );
}
