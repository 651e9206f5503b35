import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import { Notice } from '@/ui/base/notice';
import { forgetReturn, recallReturn } from './return-to';

/** On the landing screen after an idle logout or a 401: the way back to where they were (SAFE-05). */
export function ReturnNotice() {
  const session = useSignedIn();
  const { pathname, search } = useLocation();
  const [target, setTarget] = useState(() => recallReturn(session));
  // Who was on the landing screen is back already.
  if (!target || target.path === pathname + search) return null;
  const take = () => {
    forgetReturn();
    // The landing screen may be where it leads.
    setTarget(null);
  };
  return (
    <Notice
      action={
        <Link className="fw-semibold" to={target.path} onClick={take}>
          Volver a {target.heading}
        </Link>
      }
    >
      Tu sesión se cerró. Puedes seguir donde estabas.
    </Notice>
  );
}
