import { useEffect, useState } from 'react';
import { useSession } from '@/api/session';
import { WARNING_MS, sessionActivity } from './session-idle';
import type { IdleDialogProps } from './idle-dialog';
import { endSession } from './session-end';
import { watchIdle } from '@/ui/platform/idle';
import { preloadCode, useCode } from '@/ui/platform/use-code';

const load = async () => (await import('./idle-dialog')).IdleDialog;

/** Shows plain text when the dialog's code does not load. */
function LoadedIdleDialog(props: IdleDialogProps) {
  const { Shown, failed } = useCode(load, false);
  if (Shown) return <Shown {...props} />;
  if (!failed) return null;
  return (
    <div className="snack" role="alert">
      Tu sesión está por terminar
    </div>
  );
}

/** Runs while there is a session: warns, and ends it (SESS-20 to SESS-22, SAFE-01, SAFE-02). */
export function IdleWatch() {
  const isSignedIn = useSession() !== null;
  /** Milliseconds until the session ends; null before the last minute. */
  const [remainingMs, setRemainingMs] = useState<number | null>(null);

  useEffect(() => {
    if (!isSignedIn) return;
    // Early: in the last minute there may be no network, or a new version.
    preloadCode(load);
    let hideTimer: ReturnType<typeof setTimeout>;
    const stop = watchIdle(sessionActivity, (ms) => {
      clearTimeout(hideTimer);
      if (ms <= WARNING_MS) setRemainingMs(ms);
      // After the current event: an Escape that closes the warning would reach the dialog beneath it, too.
      else hideTimer = setTimeout(() => setRemainingMs(null));
      if (ms <= 0) endSession('idle');
    });
    return () => {
      stop();
      clearTimeout(hideTimer);
      setRemainingMs(null);
    };
  }, [isSignedIn]);

  const continueSession = () => {
    sessionActivity.note(Date.now());
    setRemainingMs(null);
  };
  return remainingMs !== null && isSignedIn ? <LoadedIdleDialog remainingMs={remainingMs} onClose={continueSession} /> : null;
}
