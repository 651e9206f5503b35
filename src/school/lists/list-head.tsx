import { Plus, Upload } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { PageHead } from '@/ui/page/page-head';
import { UploadListDialog } from './upload-list-dialog';

/** Opens a list's create form; in the list's head and in its empty state. */
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
  /** Buttons that add to the list. */
  children: ReactNode;
}

/** The head of a list of the school's catalogue. */
export function ListHead({ heading, upload, children }: ListHeadProps) {
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <PageHead
        heading={heading}
        actions={
          <>
            <Button onClick={() => setUploading(true)}>
              <Upload className="icon" />
              Cargar Lista
            </Button>
            {children}
          </>
        }
      />
      {isUploading && <UploadListDialog {...upload} onClose={() => setUploading(false)} />}
    </>
  );
}
