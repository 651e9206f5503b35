import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Login, LoginSchool } from '@/api/resources/accounts';
import { failureOf } from '@/api/core/failures';
import { useIsSessionDurable } from '@/api/session-storage';
import { EmailField } from '@/ui/form/email-field';
import { Form, SubmitButton } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { PasswordField } from '@/ui/form/password-field';
import { FormFailure, Notice } from '@/ui/base/notice';
import { reportMistake } from '@/ui/overlay/mistakes';
import { lazyComponent } from '@/ui/page/lazy-component';
import { watchIdle } from '@/ui/platform/idle';
import { AccessCard } from './access-card';
import { credentialsSchema, type CredentialsValues } from './credentials-schema';
import { SignInRefusal, authenticate } from './authenticate';

/** For whoever has several schools; the login screen does not wait for it (P1). */
const SchoolPicker = lazyComponent(async () => (await import('./school-picker')).SchoolPicker);

export interface LoginCredentials {
  readonly username: string;
  readonly password: string;
}

export type EnterSchool = (login: Login, school: LoginSchool, signal: AbortSignal) => Promise<void>;

interface LoginPageProps {
  /** Called when the credentials are sent, to prefetch the code of the next screen. */
  onAttempt: () => void;
  /** Loads the chosen school's data and begins the session. Its code is fetched while the credentials are checked. */
  enterSchool: EnterSchool;
  /** Called on a 401 to one of the loads (SESS-08). */
  onRefused: () => void;
  /** Initial values of the form; the demo's accounts fill it in (DEMO-02). */
  initial: LoginCredentials;
  /** Signs in with `initial` on opening (DEMO-09). */
  submitsItself?: boolean;
  /** Shown beside the card: the demo's accounts. */
  beside?: ReactNode;
  /** Shown above the form. */
  notice?: string | null;
}

/** The e-mail and the password. */
function CredentialsForm({ initial, signIn }: { initial: LoginCredentials; signIn: (credentials: LoginCredentials) => Promise<void> }) {
  const form = useForm<CredentialsValues>({ initial, schema: credentialsSchema, send: signIn });
  return (
    <Form form={form}>
      <EmailField<CredentialsValues>
        name="username"
        label="Correo electrónico"
        autoComplete="username"
        // SHAR-31. Not when a demo account has filled the form in: a phone's keyboard would cover it.
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
  // Choosing a demo account starts over, also from the choice of school (DEMO-02).
  const [previousInitial, setPreviousInitial] = useState(initial);
  if (previousInitial !== initial) {
    setPreviousInitial(initial);
    backToForm();
  }

  // Leaving the screen or choosing another account aborts the sign-in (SAFE-31).
  const abortion = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    abortion.current = controller;
    return () => controller.abort();
  }, [initial]);

  /** Runs a step and shows its failure on this screen, except a 401 to a load (AUTH-08 to AUTH-12, AUTH-25). */
  const attempt = async (act: (signal: AbortSignal) => Promise<void>) => {
    const { signal } = abortion.current;
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

  // Once, for the account that the page was opened with.
  const submitInitial = useRef(submitsItself ? () => signIn(initial) : null);
  useEffect(() => {
    // `attempt` has shown the failure.
    submitInitial.current?.().catch(() => undefined);
  }, []);

  // SAFE-31: an idle choice of school goes back to the form.
  const isChoosing = login !== null;
  useEffect(() => {
    if (!isChoosing) return;
    let lastActivity = Date.now();
    const memory = { read: () => lastActivity, note: (at: number) => void (lastActivity = at) };
    return watchIdle(memory, (remainingMs) => {
      if (remainingMs === 0) backToForm();
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
