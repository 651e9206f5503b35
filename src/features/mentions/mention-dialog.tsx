import { mutationOf } from '@/api/core/client';
import { useReread } from '@/school/use-reread';
import { mentions, type Mention, type MentionCategory } from '@/api/resources/mentions';
import { FormDialog } from '@/ui/form/form-dialog';
import { useSave } from '@/ui/form/use-save';
import { MentionFields } from './mention-fields';
import { editedMentionSchema, mentionContentOf, mentionTexts, savedMention, type MentionValues } from './mention-values';

interface MentionDialogProps {
  mention: Mention;
  categories: readonly MentionCategory[];
  /** Names of the school's other mentions. */
  others: readonly string[];
  onClose: () => void;
}

/** 'Editar Mención' (MENT-13, MENT-16). */
export function MentionDialog({ mention, categories, others, onClose }: MentionDialogProps) {
  const { id } = mention;
  const reread = useReread(mentions.list, {});
  const stored = savedMention(mention);
  const save = useSave(mutationOf(mentions.edit), { close: onClose });
  return (
    <FormDialog<MentionValues>
      title="Editar Mención"
      onClose={onClose}
      initial={stored}
      record={{
        stored,
        reread: async () => {
          const found = (await reread()).mentionTypes.find((other) => other.id === id);
          return found ? savedMention(found) : null;
        },
        fields: mentionTexts(categories),
      }}
      schema={editedMentionSchema(others)}
      draft={`mention:${id}`}
      onSubmit={(values) => save({ body: { id, ...mentionContentOf(values) } })}
    >
      <MentionFields categories={categories} />
    </FormDialog>
  );
}
