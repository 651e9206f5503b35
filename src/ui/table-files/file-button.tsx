import { useRef, type ReactNode, type Ref } from 'react';
import { Button } from '@/ui/base/button';

interface FileButtonProps {
  /** Of the button. */
  ref?: Ref<HTMLButtonElement>;
  /** Kinds of files, as the browser's own dialog knows them. */
  accept: string;
  busy?: boolean;
  disabled?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that asks for a file. */
export function FileButton({ ref, accept, busy = false, disabled = false, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} busy={busy} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
