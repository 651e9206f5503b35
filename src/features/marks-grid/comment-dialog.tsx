import { object, string, type ObjectSchema } from 'yup';
import { Button } from '@/ui/base/button';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { mergeFields } from '@/ui/form/merge-fields';
import { useForm } from '@/ui/form/use-form';
import { LongTextField } from '@/ui/form/long-text-field';
import { LinkedText } from '@/ui/links/linked-text';
import { Dialog } from '@/ui/overlay/dialog';

interface CommentValues {
  comment: string;
}

// EVAL-39
const schema: ObjectSchema<CommentValues> = object({ comment: string().defined() });

interface CommentDialogProps {
  /** 'Juan David Quintero, Quiz de fracciones' */
  name: string;
  comment: string;
  draft: string;
  isReadOnly: boolean;
  onSave: (comment: string) => void;
  onClose: () => void;
}

const titleOf = (name: string) => `Comentario de ${name}`;

function CommentForm({ name, comment, draft, onSave, onClose }: Omit<CommentDialogProps, 'isReadOnly'>) {
  const form = useForm<CommentValues>({
    initial: { comment },
    schema,
    draft,
    merge: mergeFields(),
    send: async (values) => {
      onSave(values.comment);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={titleOf(name)} submit="Aceptar" onClose={onClose}>
      <LongTextField<CommentValues> name="comment" label="Comentario" required={false} isTall />
    </FormDialog>
  );
}

/** Edits or shows the comment of a mark; it is sent with the mark (GRID-18). */
export const CommentDialog = isolateDialog(function CommentDialog({ isReadOnly, ...dialog }: CommentDialogProps) {
  const { name, comment, onClose } = dialog;
  if (!isReadOnly) return <CommentForm {...dialog} />;
  return (
    <Dialog title={titleOf(name)} onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <p className="mb-0 text-break">
        <LinkedText text={comment} />
      </p>
    </Dialog>
  );
});
