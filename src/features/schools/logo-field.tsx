import { CircleAlert, ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/ui/base/button';
import { agreesWithName, kindOf } from '@/ui/files/file-kind';
import { FilePicture } from '@/ui/files/file-picture';
import { compressImage } from '@/ui/files/image-compression';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { SchoolLogo } from './school-logo';

/** Null for what is no image, whatever its name says. */
async function readImage(file: File): Promise<File | null> {
  if (kindOf(file.name) !== 'image' || !(await agreesWithName(file))) return null;
  // SCHO-16, SCHO-17: now and not on sending, because only so it is known that it can be read.
  return compressImage(file).catch(() => null);
}

interface LogoFieldProps {
  /** Address of the stored logo. */
  stored: string | null;
  /** The one to be sent, compressed. */
  chosen: File | null;
  onChoose: (logo: File) => void;
  /** A chosen file is being read, or no longer. */
  onReading: (isReading: boolean) => void;
}

/** 'Cambiar logo' with what is chosen to be seen before it is saved (SCHO-18). */
export function LogoField({ stored, chosen, onChoose, onReading }: LogoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [isReading, read] = useSingleRun(async (file: File) => {
    onReading(true);
    const logo = await readImage(file);
    setRefused(logo === null);
    if (logo) onChoose(logo);
    onReading(false);
  });
  return (
    <div className="logo-row">
      {chosen ? (
        <FilePicture file={chosen} alt="Logo de la institución" className="school-logo" size={112} />
      ) : (
        <SchoolLogo image={stored} />
      )}
      <div>
        <Button busy={isReading} aria-describedby={`${id}-help`} onClick={() => input.current?.click()}>
          {!isReading && <ImageUp className="icon" />}
          Cambiar logo
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file may be chosen again.
            target.value = '';
            if (file) void read(file);
          }}
        />
        <div id={`${id}-help`}>
          {isRefused && (
            <div className="field-error" role="alert">
              <CircleAlert className="icon" />
              <span>Solo se permiten imágenes</span>
            </div>
          )}
          <p className="form-text mb-0">{chosen ? 'Se guarda con los demás datos.' : 'Una imagen cuadrada se ve mejor.'}</p>
        </div>
      </div>
    </div>
  );
}
