import { Button } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';

/** A subject needs a type: without any, the way to the first one. `onOpen` opens the dialog of types. */
export const NoSubjectTypes = ({ onOpen }: { onOpen: () => void }) => (
  <Notice
    action={
      <Button kind="text" onClick={onOpen}>
        Tipo de Asignatura
      </Button>
    }
  >
    Aún no se han creado tipos de asignatura.
  </Notice>
);
