import { useEffect, useState } from 'react';
import { noteActivity, readLastActivity, useSession } from '@/api/session';
import { WARNING, deadline, isOverdue } from './idle';
import type { IdleDialogProps } from './idle-dialog';
import { endSession } from './session-end';
import { preloadCode, useCode } from '@/ui/platform/use-code';

const load = async () => (await import('./idle-dialog')).IdleDialog;

/** Should the dialog's code not come, the words still show. */
function LoadedIdleDialog(props: IdleDialogProps) {
  const { Shown, failed } = useCode('idle-dialog', load, false);
  if (Shown) return <Shown {...props} />;
  if (!failed) return null;
  return (
    <div className="snack" role="alert">
      Tu sesión está por terminar
    </div>
  );
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
    // In its minute there may be no network, or a new version.
    preloadCode('idle-dialog', load);
    if (readLastActivity() === null) noteActivity(Date.now());
    let timer: ReturnType<typeof setTimeout>;
    /** Goes by the clock, not by the timer: a computer that slept wakes late. */
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
