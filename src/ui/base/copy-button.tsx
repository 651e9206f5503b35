import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button';

interface CopyButtonProps {
  text: string;
  /** Its name once the text was copied. */
  done?: string;
}

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, done = 'Copiado' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // A browser that refuses it, or an insecure address: the text can be marked where it stands.
    }
  };
  const isDone = copied === text;
  return <IconButton icon={isDone ? Check : Copy} name={isDone ? done : 'Copiar'} onClick={() => void copy()} />;
}
