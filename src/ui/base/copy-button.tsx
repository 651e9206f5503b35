import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button';

interface CopyButtonProps {
  text: string;
  /** Its name once the text was copied. */
  done?: string;
  /** Id of what it copies, where a screen has several. */
  of?: string;
  /** Called with the outcome, for a screen that shows a message of its own. */
  onCopied?: (isCopied: boolean) => void;
}

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, done = 'Copiado', of, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      onCopied?.(true);
    } catch {
      // The browser refused, or the address is insecure: the text can still be selected by hand.
      setCopied(null);
      onCopied?.(false);
    }
  };
  const isDone = copied === text;
  return <IconButton icon={isDone ? Check : Copy} name={isDone ? done : 'Copiar'} aria-describedby={of} onClick={() => void copy()} />;
}
