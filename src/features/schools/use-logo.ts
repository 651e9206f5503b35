import { useState } from 'react';
import { agreesWithName, kindOf } from '@/ui/files/file-kind';
import { compressImage } from '@/ui/files/image-compression';
import { useSingleRun } from '@/ui/platform/use-single-run';

/** Null for what is no image, whatever its name says. */
async function readImage(file: File): Promise<File | null> {
  if (kindOf(file.name) !== 'image' || !(await agreesWithName(file))) return null;
  // SCHO-16, SCHO-17: now and not on sending, because only so it is known that it can be read.
  return compressImage(file).catch(() => null);
}

export interface Logo {
  /** The one to be sent, compressed. */
  readonly file: File | null;
  /** A chosen file is being read, and would not be sent yet. */
  readonly isReading: boolean;
  /** The last file that was chosen is no image. */
  readonly isRefused: boolean;
  readonly choose: (file: File) => void;
}

/** A school's logo, from its choice until it is sent (SCHO-15 to SCHO-18). */
export function useLogo(): Logo {
  const [file, setFile] = useState<File | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [isReading, read] = useSingleRun(async (chosen: File) => {
    const image = await readImage(chosen);
    setRefused(image === null);
    if (image) setFile(image);
  });
  return { file, isReading, isRefused, choose: (chosen) => void read(chosen) };
}
