import { useEffect, useRef, useState } from 'react';
import { shownFileName } from '@/ui/files/file-name';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { readTableFile, type RefusedFile } from './table-file';
import type { TableContent } from './table-reading';

interface ChosenTable {
  /** The file's name as it shows; null until one is chosen. */
  readonly name: string | null;
  readonly isReading: boolean;
  /** null until it is read. */
  readonly content: TableContent | RefusedFile | null;
  readonly choose: (file: File) => void;
}

/** A file that a person chooses as a table. Leaving stops the reading. */
export function useTableFile(names: readonly string[]): ChosenTable {
  const [name, setName] = useState<string | null>(null);
  const [content, setContent] = useState<TableContent | RefusedFile | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const [isReading, choose] = useSingleRun(async (file: File) => {
    reading.current = new AbortController();
    setName(shownFileName(file.name));
    setContent(null);
    setContent(await readTableFile(file, names, reading.current.signal));
  });
  return { name, isReading, content, choose: (file) => void choose(file) };
}
