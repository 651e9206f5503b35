import { mutationOf } from '@/api/core/client';
import { useReread } from '@/school/use-reread';
import { mentions, type Mention, type MentionCategory } from '@/api/resources/mentions';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useRecordGuard } from '@/ui/form/record-guard';
import { useForm } from '@/ui/form/use-form';
import { useSave } from '@/ui/form/use-save';
import { MentionFields } from './mention-fields';
import { editedMentionSchema, mentionContentOf, mentionTexts, savedMention } from './mention-values';

interface MentionDialogProps {
  mention: Mention;
  categories: readonly MentionCategory[];
  /** Names of the school's other mentions. */
  others: readonly string[];
  onClose: () => void;
}

/** 'Editar Mención' (MENT-13, MENT-16). */
export const MentionDialog = isolateDialog(function MentionDialog({ mention, categories, others, onClose }: MentionDialogProps) {
  const { id } = mention;
  const reread = useReread(mentions.list, {});
  const stored = savedMention(mention);
  const save = useSave(mutationOf(mentions.edit), { close: onClose });
  const form = useForm({
    initial: stored,
    schema: editedMentionSchema(others),
    draft: `mention:${id}`,
    guard: useRecordGuard({
      stored,
      reread: async () => {
        const found = (await reread()).mentionTypes.find((other) => other.id === id);
        return found ? savedMention(found) : null;
      },
      fields: mentionTexts(categories),
    }),
    send: (values) => save({ body: { id, ...mentionContentOf(values) } }),
  });
  return (
    <FormDialog form={form} title="Editar Mención" onClose={onClose}>
      <MentionFields categories={categories} />
    </FormDialog>
  );
});
