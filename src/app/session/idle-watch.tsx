import { useEffect, useState } from 'react';
import { useSession } from '@/api/session';
import { WARNING, sessionActivity } from './session-idle';
import type { IdleDialogProps } from './idle-dialog';
import { endSession } from './session-end';
import { watchIdle } from '@/ui/platform/idle';
import { preloadCode, useCode } from '@/ui/platform/use-code';

const load = async () => (await import('./idle-dialog')).IdleDialog;

/** Should the dialog's code not come, the words still show. */
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
  /** Milliseconds to the end, in the last minute. */
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    if (!isSignedIn) return;
    // In its minute there may be no network, or a new version.
    preloadCode(load);
    let hiding: ReturnType<typeof setTimeout>;
    const stop = watchIdle(sessionActivity, (ms) => {
      clearTimeout(hiding);
      if (ms <= WARNING) setLeft(ms);
      // Once the event is over: an Escape that closes the warning would reach the dialog beneath it, too.
      else hiding = setTimeout(() => setLeft(null));
      if (ms <= 0) endSession('idle');
    });
    return () => {
      stop();
      clearTimeout(hiding);
      setLeft(null);
    };
  }, [isSignedIn]);

  const goOn = () => {
    sessionActivity.note(Date.now());
    setLeft(null);
  };
  return left !== null && isSignedIn ? <LoadedIdleDialog left={left} onContinue={goOn} /> : null;
}
