import { useEffect, useState } from 'react';
import { noteActivity, readLastActivity, useSession } from '@/api/session';
import { WARNING, deadline, isOverdue } from './idle';
import type { IdleDialogProps } from './idle-dialog';
import { endSession } from './session-end';
import { useCode } from '@/ui/platform/use-code';

const load = async () => (await import('./idle-dialog')).IdleDialog;

function LoadedIdleDialog(props: IdleDialogProps) {
  const { Shown } = useCode('idle-dialog', load);
  return Shown && <Shown {...props} />;
}

/** What counts as activity (SESS-21). */
const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Activity is noted for all tabs at most this often, in ms. */
const NOTE_EVERY = 1_000;

/** Runs while there is a session: warns, and ends it (SESS-20 to SESS-22, SAFE-01, SAFE-02). */
export function IdleWatch() {
  const isSignedIn = useSession() !== null;
  const [endsAt, setEndsAt] = useState<number | null>(null);

  useEffect(() => {
    if (!isSignedIn) return;
    if (readLastActivity() === null) noteActivity(Date.now());
    let timer: ReturnType<typeof setTimeout>;
    /** Compares clock times: timers stop while the computer sleeps. */
    const look = () => {
      clearTimeout(timer);
      const left = deadline() - Date.now();
      if (left <= 0) {
        setEndsAt(null);
        endSession('idle');
        return;
      }
      setEndsAt(left <= WARNING ? deadline() : null);
      timer = setTimeout(look, left > WARNING ? left - WARNING : Math.min(left, 1_000));
    };
    const act = () => {
      const last = readLastActivity() ?? 0;
      if (isOverdue()) look();
      else if (Date.now() - last >= NOTE_EVERY) {
        noteActivity(Date.now());
        look();
      }
    };
    look();
    for (const name of ACTIVITY) window.addEventListener(name, act, { passive: true, capture: true });
    // Another tab's activity, and waking up.
    window.addEventListener('storage', look);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      setEndsAt(null);
      for (const name of ACTIVITY) window.removeEventListener(name, act, { capture: true });
      window.removeEventListener('storage', look);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isSignedIn]);

  const goOn = () => {
    noteActivity(Date.now());
    setEndsAt(null);
    window.dispatchEvent(new Event('focus'));
  };
  return endsAt !== null && isSignedIn ? <LoadedIdleDialog endsAt={endsAt} onContinue={goOn} /> : null;
}
