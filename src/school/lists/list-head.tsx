import { Plus, Upload } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { PageHead } from '@/ui/page/page-head';
import { UploadListDialog } from './upload-list-dialog';

/** What opens a list's create form, in its head and where the list is empty. */
export function AddButton({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button kind="primary" onClick={() => void navigate(to)}>
      <Plus className="icon" />
      {children}
    </Button>
  );
}

interface ListHeadProps {
  heading: string;
  /** 'Cargar Lista' (UPLO-01). */
  upload: Omit<ComponentProps<typeof UploadListDialog>, 'onClose'>;
  /** What adds to the list. */
  children: ReactNode;
}

/** The head of a list of the school's catalogue. */
export function ListHead({ heading, upload, children }: ListHeadProps) {
  const [uploads, setUploads] = useState(false);
  return (
    <>
      <PageHead
        heading={heading}
        actions={
          <>
            <Button onClick={() => setUploads(true)}>
              <Upload className="icon" />
              Cargar Lista
            </Button>
            {children}
          </>
        }
      />
      {uploads && <UploadListDialog {...upload} onClose={() => setUploads(false)} />}
    </>
  );
}
