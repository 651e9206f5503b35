import { useState } from 'react';
import { agreesWithName, kindOf } from '@/ui/files/file-kind';
import { compressImage } from '@/ui/files/image-compression';
import { useSingleRun } from '@/ui/platform/use-single-run';

/** Compresses an image; null for a file that is none, regardless of its name. */
async function readImage(file: File): Promise<File | null> {
  if (kindOf(file.name) !== 'image' || !(await agreesWithName(file))) return null;
  // SCHO-16, SCHO-17: when it is chosen, because an unreadable image fails here.
  return compressImage(file).catch(() => null);
}

export interface Logo {
  /** The compressed file to send; null: none chosen. */
  readonly file: File | null;
  /** A chosen file is being read; saving would not include it yet. */
  readonly isReading: boolean;
  /** The last chosen file is no image. */
  readonly isRefused: boolean;
  readonly choose: (file: File) => void;
}

/** The state of a newly chosen logo (SCHO-15 to SCHO-18). */
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
