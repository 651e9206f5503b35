import { object, string, type ObjectSchema } from 'yup';
import { Button } from '@/ui/base/button';
import { FormDialog } from '@/ui/form/form-dialog';
import { LongTextField } from '@/ui/form/long-text-field';
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

/** The comment of a mark, which is sent with it (GRID-18). */
export function CommentDialog({ name, comment, draft, isReadOnly, onSave, onClose }: CommentDialogProps) {
  const title = `Comentario de ${name}`;
  if (isReadOnly)
    return (
      <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
        <p className="mb-0 text-break">{comment}</p>
      </Dialog>
    );
  return (
    <FormDialog<CommentValues>
      title={title}
      submit="Aceptar"
      onClose={onClose}
      initial={{ comment }}
      schema={schema}
      draft={draft}
      takesStored
      onSubmit={(values) => {
        onSave(values.comment);
        onClose();
        return Promise.resolve();
      }}
    >
      <LongTextField<CommentValues> name="comment" label="Comentario" required={false} isTall />
    </FormDialog>
  );
}
