import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FindDialogProps } from '@/app/find/find-dialog';
import { Button } from '@/ui/base/button';
import { topLayer } from '@/ui/overlay/layers';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import { preloadCode } from '@/ui/platform/use-code';

const load = async () => (await import('@/app/find/find-dialog')).FindDialog;
const LazyFindDialog = lazyDialog<FindDialogProps>(() => 'Buscar', load);

/** A pointer that only passes over the button fetches nothing, in ms (FIND-08). */
const REST_MS = 200;

/** The button and the keys that open 'Buscar' (FIND-01). */
export function Find({ onCommand }: Pick<FindDialogProps, 'onCommand'>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isChord = /^k$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // The text editor takes it where it makes a link; another dialog keeps it.
      if (!isChord || event.defaultPrevented || (topLayer() && !isOpen)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  const rest = useRef(0);
  const preloadLater = () => {
    rest.current = window.setTimeout(preloadCode, REST_MS, load);
  };
  const preloadNot = () => clearTimeout(rest.current);
  return (
    <>
      <Button
        className="find-button"
        title="Buscar"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={preloadLater}
        onPointerLeave={preloadNot}
        onFocus={preloadLater}
        onBlur={preloadNot}
      >
        <Search className="icon" />
        <span className="find-word">Buscar</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </Button>
      {isOpen && <LazyFindDialog onCommand={onCommand} onClose={() => setOpen(false)} />}
    </>
  );
}
