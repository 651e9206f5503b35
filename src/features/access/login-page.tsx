import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Login, LoginSchool } from '@/api/resources/accounts';
import { failureOf } from '@/api/core/failures';
import { useIsSessionDurable } from '@/api/session-storage';
import { TextField } from '@/ui/form/field';
import { Form, SubmitButton } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { PasswordField } from '@/ui/form/password-field';
import { FormFailure, Notice } from '@/ui/base/notice';
import { reportMistake } from '@/ui/overlay/mistakes';
import { watchIdle } from '@/ui/platform/idle';
import { AccessCard } from './access-card';
import { credentialsSchema, type CredentialsValues } from './access-schemas';
import { SchoolPicker } from './school-picker';
import { SignInRefusal, authenticate } from './authenticate';

export interface LoginCredentials {
  readonly username: string;
  readonly password: string;
}

export type EnterSchool = (login: Login, school: LoginSchool, signal: AbortSignal) => Promise<void>;

interface LoginPageProps {
  /** The credentials are on their way: what comes after them may be fetched. */
  onAttempt: () => void;
  /** Loads what the chosen school needs and begins the session; its code comes while the credentials travel. */
  enterSchool: EnterSchool;
  /** A 401 to one of the loads: SESS-08 takes over. */
  onRefused: () => void;
  /** What the form starts with: the demo's people fill it in (DEMO-02). */
  initial: LoginCredentials;
  /** Signs in with `initial` when it opens, as if pressed (DEMO-09). */
  submitsItself?: boolean;
  /** Shown beside the card: the demo's people. */
  beside?: ReactNode;
  /** Shown above the form. */
  notice?: string | null;
}

/** The e-mail and the password. */
function CredentialsForm({ initial, signIn }: { initial: LoginCredentials; signIn: (credentials: LoginCredentials) => Promise<void> }) {
  const form = useForm<CredentialsValues>({ initial, schema: credentialsSchema, send: signIn });
  return (
    <Form form={form}>
      <TextField<CredentialsValues>
        name="username"
        label="Correo electrónico"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // SHAR-31. One of the demo's people fills it in: a phone's keyboard would cover the form.
        autoFocus={initial.username === ''}
      />
      <PasswordField<CredentialsValues> name="password" label="Contraseña" autoComplete="current-password" />
      <SubmitButton className="w-100">Iniciar sesión</SubmitButton>
    </Form>
  );
}

const NOT_DURABLE = 'Este navegador no permite guardar la sesión: si recargas la página tendrás que ingresar de nuevo.';

/** /auth/login: credentials, then the school where there are several (AUTH-01, AUTH-17). */
export function LoginPage({ onAttempt, enterSchool, onRefused, initial, submitsItself = false, beside, notice = null }: LoginPageProps) {
  const isSessionDurable = useIsSessionDurable();
  const [login, setLogin] = useState<Login | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const backToForm = () => {
    setLogin(null);
    setFailure(null);
  };
  // Choosing one of the demo's people starts over, also from the choice of school (DEMO-02).
  const [tried, setTried] = useState(initial);
  if (tried !== initial) {
    setTried(initial);
    backToForm();
  }

  // A sign-in that was left, for another screen or another person, signs nobody in (SAFE-31).
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, [initial]);

  /** Every failure of the sign-in stands on this screen, but a 401 to a load (AUTH-08 to AUTH-12, AUTH-25). */
  const attempt = async (act: (signal: AbortSignal) => Promise<void>) => {
    const { signal } = leaving.current;
    const show = (error: unknown) => {
      const { display, text } = failureOf(error, 'login');
      if (error instanceof SignInRefusal) setFailure(error.message);
      else if (display === 'session') onRefused();
      else setFailure(text);
    };
    setFailure(null);
    try {
      await act(signal);
    } catch (error) {
      reportMistake(error);
      if (!signal.aborted) show(error);
      throw error;
    }
  };
  const enter = (chosen: Login, school: LoginSchool) => attempt((signal) => enterSchool(chosen, school, signal));
  const signIn = (credentials: LoginCredentials) =>
    attempt(async (signal) => {
      onAttempt();
      const answer = await authenticate(credentials, signal);
      const [only, ...others] = answer.schools;
      // AUTH-16
      if (only && others.length === 0) await enterSchool(answer, only, signal);
      else setLogin(answer);
    });

  // Once, for the person the page was opened with.
  const submitInitial = useRef(submitsItself ? () => signIn(initial) : null);
  useEffect(() => {
    // Shown on this screen.
    submitInitial.current?.().catch(() => undefined);
  }, []);

  // SAFE-31: nobody is there to choose any more.
  const isChoosing = login !== null;
  useEffect(() => {
    if (!isChoosing) return;
    let last = Date.now();
    const memory = { read: () => last, note: (at: number) => void (last = at) };
    return watchIdle(memory, (left) => {
      if (left === 0) backToForm();
    });
  }, [isChoosing]);

  if (login) {
    return (
      <AccessCard heading="¿Con qué colegio vas a trabajar?" sub={login.username} beside={beside}>
        <SchoolPicker schools={login.schools} onChosen={(school) => enter(login, school)} onBack={backToForm} />
        <FormFailure text={failure} />
      </AccessCard>
    );
  }
  return (
    <AccessCard heading="Iniciar sesión" beside={beside}>
      {!isSessionDurable && <Notice>{NOT_DURABLE}</Notice>}
      {notice !== null && <Notice>{notice}</Notice>}
      <CredentialsForm key={initial.username} initial={initial} signIn={signIn} />
      <p className="text-ui text-center my-4">
        <Link className="fw-semibold d-inline-block py-1" to="/auth/recover">
          ¿Olvidaste tu contraseña?
        </Link>
      </p>
      <FormFailure text={failure} />
    </AccessCard>
  );
}
