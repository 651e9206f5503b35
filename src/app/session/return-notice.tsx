import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import { Notice } from '@/ui/base/notice';
import { forgetReturn, recallReturn } from './return-place';

/** On the landing screen after an idle logout or a 401: the way back to where they were (SAFE-05). */
export function ReturnNotice() {
  const session = useSignedIn();
  const [place] = useState(() => recallReturn(session));
  if (!place) return null;
  return (
    <Notice
      action={
        <Link className="fw-semibold" to={place.path} onClick={() => forgetReturn()}>
          Volver a {place.heading}
        </Link>
      }
    >
      Tu sesión terminó antes de que salieras.
    </Notice>
  );
}
