import { Plus, Upload } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { PageHead } from '@/ui/page/page-head';

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

/** 'Cargar Lista' (UPLO-01, IMPO-05). */
export function UploadButton({ disabled, onClick }: { disabled?: boolean; onClick: () => void }) {
  return (
    <Button disabled={disabled} onClick={onClick}>
      <Upload className="icon" />
      Cargar Lista
    </Button>
  );
}

interface ListHeadProps {
  heading: string;
  /** The dialog of 'Cargar Lista', whose code comes late. */
  upload: ComponentType<{ onClose: () => void }>;
  /** Buttons that add to the list. */
  children: ReactNode;
}

/** The head of a list of the school's catalogue. */
export function ListHead({ heading, upload: UploadDialog, children }: ListHeadProps) {
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <PageHead
        heading={heading}
        actions={
          <>
            <UploadButton onClick={() => setUploading(true)} />
            {children}
          </>
        }
      />
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  );
}
