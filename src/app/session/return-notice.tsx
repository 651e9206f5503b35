import { useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import { SCREENS, addressOf } from '@/app/routes';
import { Notice } from '@/ui/base/notice';
import { recallReturn } from './return-target';
import { forgetReturn } from './return-to';

/** The heading of the screen at an address below /dashboard. */
function headingAt(path: string): string | undefined {
  const [pathname = ''] = path.split('?');
  const address = addressOf(pathname.slice('/dashboard/'.length));
  return SCREENS.find((screen) => matchPath(`/dashboard/${screen.path}`, address))?.heading;
}

/** On the landing screen after an idle logout or a 401: the way back to where they were (SAFE-05). */
export function ReturnNotice() {
  const session = useSignedIn();
  const { pathname, search } = useLocation();
  const [target, setTarget] = useState(() => recallReturn(session));
  // Somebody who was on the landing screen is already back.
  if (!target || target.path === pathname + search) return null;
  const heading = target.heading ?? headingAt(target.path);
  // An address without a screen has no name and leads nowhere.
  if (heading === undefined) return null;
  const dismiss = () => {
    forgetReturn();
    // The link may lead to the landing screen itself.
    setTarget(null);
  };
  return (
    <Notice
      action={
        <Link className="fw-semibold" to={target.path} onClick={dismiss}>
          {`Volver a ${heading}`}
        </Link>
      }
    >
      Tu sesión se cerró. Puedes seguir donde estabas.
    </Notice>
  );
}
