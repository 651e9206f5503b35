import { useState } from 'react';
import { UploadListDialog } from '@/school/lists/upload-list-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { invitationsList } from './invitations-form';
import { ageOptions, INVITATION_FIELDS, type InvitationValues } from './student-values';

const COLUMNS = ['Nombre', 'Apellido', 'Antigüedad', 'Correo del padre'];

export interface StudentsUploadProps {
  /** Of the form that takes the list. */
  draft: string;
  initial: { readonly rows: InvitationValues[] };
  /** Opens that form. */
  onPassed: () => void;
  onClose: () => void;
}

/** 'Cargar Lista' of a room's students (IMPO-05). */
export const StudentsUpload = isolateDialog(function StudentsUpload({ draft, initial, onPassed, onClose }: StudentsUploadProps) {
  const [form] = useState(() => invitationsList(draft, initial, ageOptions(new Date())));
  return (
    <UploadListDialog
      title="Cargar lista de estudiantes"
      columns={COLUMNS}
      template={{ fileName: 'estudiantes.csv' }}
      list={{ form, state: 'ready', retry: () => {} }}
      fields={INVITATION_FIELDS}
      onPassed={onPassed}
      onClose={onClose}
    />
  );
});
