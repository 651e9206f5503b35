import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoginPage, type LoginCredentials } from '@/features/access/login-page';
import type { Demo } from '@/app/demo/demo';
import { beginSession, preloadDashboard } from '@/app/shell/lazy-dashboard';
import { isLoadedAnew } from '@/ui/platform/load-anew';
import { endSession } from './session-end';
import { exitNow, note, useIsOpening } from './session-flow';

interface FilledIn {
  /** Key of the demo's person whose credentials fill the form. */
  readonly key: string | null;
  readonly credentials: LoginCredentials;
}

const EMPTY: FilledIn = { key: null, credentials: { username: '', password: '' } };

const credentialsOf = ({ password }: Demo, { key, email }: Demo['people'][number]): FilledIn => ({
  key,
  credentials: { username: email, password },
});

/** The page was reloaded during a sign-in, because a new version had replaced its code. */
const isSignInUpdated = isLoadedAnew && location.pathname === '/auth/login';
const UPDATED = 'Esta página se actualizó a una versión nueva. Inicia sesión de nuevo.';

/** DEMO-09: for a link with an unknown key. */
function unknownPerson({ as, people }: Demo): string | null {
  if (as === undefined || people.some(({ key }) => key === as)) return null;
  return `No hay nadie con la clave «${as}». Las claves son: ${people.map(({ key }) => key).join(', ')}.`;
}

/** /auth/login, with the demo's people beside it in demo mode. */
export function LoginRoute({ demo, signsItselfIn }: { demo: Demo | null; signsItselfIn: boolean }) {
  const navigate = useNavigate();
  const [filled, setFilled] = useState(() => {
    const person = signsItselfIn ? demo?.people.find(({ key }) => key === demo.as) : undefined;
    return person && demo ? credentialsOf(demo, person) : EMPTY;
  });
  const updated = useIsOpening() && isSignInUpdated ? UPDATED : null;
  useEffect(() => note({ kind: 'left' }), []);
  return (
    <LoginPage
      initial={filled.credentials}
      submitsItself={signsItselfIn && filled.key !== null}
      notice={demo && signsItselfIn ? unknownPerson(demo) : updated}
      onAttempt={preloadDashboard}
      enterSchool={beginSession}
      onRefused={() => {
        endSession('refused');
        // No screen that needs a session is open, so nothing else would redirect.
        const { to, state } = exitNow();
        void navigate(to, { replace: true, state });
      }}
      beside={
        demo && (
          <demo.People
            people={demo.people}
            chosen={filled.key}
            onChoose={(person) => {
              setFilled(credentialsOf(demo, person));
              // On a phone the form is above the people.
              window.scrollTo(0, 0);
            }}
          />
        )
      }
    />
  );
}
