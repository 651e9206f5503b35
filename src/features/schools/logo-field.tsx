import { CircleAlert, ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/ui/base/button';
import { FilePicture } from '@/ui/files/file-picture';
import { SchoolLogo } from './school-logo';
import type { Logo } from './use-logo';

interface LogoFieldProps {
  /** Address of the stored logo. */
  stored: string | null;
  logo: Logo;
}

/** 'Cambiar logo' with a preview of the chosen file (SCHO-18). */
export function LogoField({ stored, logo: { file, isPreparing, refusal, choose, cancel } }: LogoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="logo-row">
      {file ? <FilePicture file={file} alt="Logo de la institución" className="school-logo" size={112} /> : <SchoolLogo image={stored} />}
      <div>
        <Button busy={isPreparing} aria-describedby={`${id}-help`} onClick={() => input.current?.click()}>
          {!isPreparing && <ImageUp className="icon" />}
          <span>Cambiar logo</span>
        </Button>
        {isPreparing && (
          <div className="sending">
            <progress aria-label="Preparando el logo" />
            <Button kind="text" onClick={cancel}>
              Cancelar
            </Button>
          </div>
        )}
        <input
          ref={input}
          hidden
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            // The same file may be chosen again.
            target.value = '';
            if (chosen) choose(chosen);
          }}
        />
        <div id={`${id}-help`}>
          {refusal !== null && (
            <div className="field-error" role="alert">
              <CircleAlert className="icon" />
              <span>{refusal}</span>
            </div>
          )}
          <p className="form-text mb-0">{file ? 'Se guarda con los demás datos.' : 'Una imagen cuadrada se ve mejor.'}</p>
        </div>
      </div>
    </div>
  );
}
