/** The start: configuration, then demo or live, then the screens. */
import './theme.scss?access';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { configureChatStore, type ChatStore } from '@/api/chat-store';
import { configureClient } from '@/api/client';
import { clearSession, getSession, loadSession } from '@/api/session';
import { LoadFailure } from '@/ui/load-failure';
import { setDraftOwner } from '@/ui/drafts';
import { App } from './app';
import { followSystemColours } from './colours';
import type { Demo } from './demo';
import { isOverdue } from './idle';
import { preloadDashboard } from './loaded-dashboard';
import { queryClient } from './query-client';
import { endSession, openEntrance } from './session-end';
import { SettingsError, loadSettings, type Settings } from './settings';
import { SettingsFailure } from './settings-failure';
import { allowDemoWorker } from './trusted-types';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
const root = createRoot(container, {
  // What a boundary caught has been shown; it is no error of the console's.
  onCaughtError: (error) => console.info(error),
});

/**
 * A worker left by an earlier demo answers nothing in live mode (LIVE-07). It stays in charge of a page that it was in
 * charge of when it went: that page is loaded once more.
 */
async function dismissWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const gone = await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!gone.includes(true) || !navigator.serviceWorker.controller) return;
  location.reload();
  await new Promise(() => {});
}

interface Backend {
  readonly demo: Demo | null;
  readonly baseUrl: string;
  readonly chats: ChatStore | null;
  /** Resolves when something answers. */
  readonly ready: Promise<void>;
}

/** A tab opened in the background is not painted, and loads all the same. */
const afterPaint = () =>
  new Promise((resolve) => (document.hidden ? setTimeout(resolve) : requestAnimationFrame(() => setTimeout(resolve))));

async function chooseBackend(settings: Settings): Promise<Backend> {
  if (settings.mode === 'live') {
    await dismissWorkers();
    return { demo: null, baseUrl: settings.apiBaseUrl.replace(/\/+$/, ''), chats: settings.firebase, ready: Promise.resolve() };
  }
  allowDemoWorker();
  const [{ startDemo }, parts] = await Promise.all([import('@mocks/demo'), import('./demo-parts')]);
  const { startBackend, ...demo } = await startDemo();
  const chats = { projectId: 'demo', apiKey: 'demo', host: location.origin };
  // The demo's backend comes after the first paint; calls made before it wait for it (P11).
  const ready = afterPaint().then(startBackend);
  return { demo: { ...demo, ready, Bar: parts.DemoBar, People: parts.DemoPeople }, baseUrl: '', chats, ready };
}

/** The session that is stored, unless its time ran out while nobody was here (SESS-22) or the address asks for another. */
function openSession(demo: Demo | null): void {
  loadSession();
  if (demo?.as !== undefined) clearSession();
  else if (getSession() && isOverdue()) endSession('idle');
  setDraftOwner(getSession()?.userId ?? null);
}

async function start(): Promise<void> {
  followSystemColours();
  const settings = await loadSettings();
  const { demo, baseUrl, chats, ready } = await chooseBackend(settings);
  openSession(demo);
  if (getSession()) preloadDashboard();

  ready.then(
    // Whoever drives the demo from outside waits for it.
    () => document.documentElement.setAttribute('data-backend', 'ready'),
    (error: unknown) => console.info(error),
  );
  configureChatStore(chats);
  configureClient({ baseUrl, ready, onSessionRefused: () => endSession('refused') });

  if (demo?.as !== undefined) openEntrance(location.pathname.startsWith('/dashboard') ? location.pathname + location.search : '/dashboard');
  root.render(
    <QueryClientProvider client={queryClient}>
      <App demo={demo} supportKeywords={settings.supportKeywords} />
    </QueryClientProvider>,
  );
}

start().catch((error: unknown) => {
  console.info(error);
  // What is not the settings is code that did not come (SAFE-06).
  root.render(
    error instanceof SettingsError ? (
      <SettingsFailure field={error.field} />
    ) : (
      <main>
        <LoadFailure onRetry={() => location.reload()} />
      </main>
    ),
  );
});
