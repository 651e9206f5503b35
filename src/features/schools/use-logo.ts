import { useEffect, useRef, useState } from 'react';
import { kindOf } from '@/ui/files/file-kind';
import { refusalOf, refusalText, type Refusal } from '@/ui/files/file-refusal';
import { prepareImage } from '@/ui/files/image-preparation';
import { useSingleRun } from '@/ui/platform/use-single-run';

export interface Logo {
  /** The compressed file to send; null: none chosen. */
  readonly file: File | null;
  /** A chosen file is being prepared; saving would not include it yet. */
  readonly isPreparing: boolean;
  /** Why the last chosen file is refused, or null. */
  readonly refusal: string | null;
  readonly choose: (file: File) => void;
  /** Stops the preparation (FILE-18). */
  readonly cancel: () => void;
}

/** When it is chosen, because an unreadable image fails here (SCHO-16, SCHO-17). */
async function logoOf(file: File, signal: AbortSignal): Promise<File | Refusal | null> {
  if (kindOf(file.name) !== 'image') return 'notAllowed';
  return (await refusalOf(file)) ?? prepareImage(file, signal);
}

/** What is no image has one text here (SCHO-18); other causes are told as they are (FILE-17). */
const textOf = (refusal: Refusal, name: string): string =>
  ['notAllowed', 'otherContent', 'undecodable'].includes(refusal) ? 'Solo se permiten imágenes' : refusalText(refusal, name);

/** The state of a newly chosen logo (SCHO-15 to SCHO-18). */
export function useLogo(): Logo {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const preparation = useRef(new AbortController());
  const cancel = () => preparation.current.abort();
  useEffect(() => () => preparation.current.abort(), []);
  const [isPreparing, prepare] = useSingleRun(async (chosen: File) => {
    setRefusal(null);
    const { signal } = (preparation.current = new AbortController());
    const image = await logoOf(chosen, signal);
    if (image === null) return;
    if (typeof image === 'string') setRefusal(textOf(image, chosen.name));
    else setFile(image);
  });
  return { file, isPreparing, refusal, choose: (chosen) => void prepare(chosen), cancel };
}
