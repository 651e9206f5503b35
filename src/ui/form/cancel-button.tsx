import { useFormikContext } from 'formik';
import { Button } from '@/ui/base/button';
import { eraseDraft } from './drafts';

/** Leaves the form around it and erases its draft; disabled while the form is sent, which would go on without it. */
export function CancelButton({ draft, onCancel }: { draft?: string | undefined; onCancel: () => void }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      disabled={isSubmitting}
      onClick={() => {
        if (draft !== undefined) eraseDraft(draft);
        onCancel();
      }}
    >
      Cancelar
    </Button>
  );
}
