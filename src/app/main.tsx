/** The start: configuration, then demo or live, then the screens. */
import './theme.scss?access';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureChatStore, type ChatStore } from '@/api/chat-store';
import { configureClient } from '@/api/core/client';
import { clearSession, getSession, loadSession } from '@/api/session';
import { configureDeployment } from '@/school/deployment';
import { LoadFailure } from '@/ui/page/load-failure';
import { loadAnew } from '@/ui/platform/load-anew';
import { followClock } from '@/ui/platform/use-now';
import { setTabOwner } from '@/app/session/tab-owner';
import { App } from './app';
import { followSystemColours } from '@/app/shell/colours';
import type { Demo } from '@/app/demo/demo';
import { isOverdue } from '@/app/session/session-idle';
import { preloadDashboard } from '@/app/shell/lazy-dashboard';
import { queryClient } from './query-client';
import { endSession } from '@/app/session/session-end';
import { note } from '@/app/session/session-flow';
import { SettingsError, loadSettings, type Settings } from './settings';
import { SettingsFailure } from './settings-failure';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
// The first render replaces the content of #root (SAFE-32), which reports a start that never gets so far (DEMO-20).
const root = createRoot(container, {
  // The boundary has shown the error; React would log it with console.error.
  onCaughtError: (error) => console.info(error),
});

/** Unregisters the service worker that demos of earlier releases left. True if there was one. */
async function dismissWorker(): Promise<boolean> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const results = await Promise.all(registrations.map((registration) => registration.unregister()));
  return results.includes(true);
}

interface Backend {
  readonly demo: Demo | null;
  readonly baseUrl: string;
  readonly chats: ChatStore | null;
  /** Resolves when the backend answers. */
  readonly ready: Promise<void>;
}

/** Resolves after the first paint; without waiting for it in a background tab, which is not painted. */
const afterPaint = () =>
  new Promise((resolve) => (document.hidden ? setTimeout(resolve) : requestAnimationFrame(() => setTimeout(resolve))));

async function chooseBackend(settings: Settings): Promise<Backend> {
  if (settings.mode === 'live') {
    if ((await dismissWorker()) && navigator.serviceWorker.controller) {
      // The worker still controls the open page, and must not answer the live API's calls (LIVE-07).
      location.reload();
      await new Promise(() => {});
    }
    // LIVE-04: every call goes there. LIVE-06: without a demo no parameter is read and no bar drawn.
    return { demo: null, baseUrl: settings.apiBaseUrl.replace(/(?<!\/)\/+$/, ''), chats: settings.firebase, ready: Promise.resolve() };
  }
  // The demo answers within the page, before any worker is asked (DEMO-19).
  dismissWorker().catch((error: unknown) => console.info(error));
  const [{ startDemo }, parts] = await Promise.all([import('@mocks/control/demo'), import('@/app/demo/demo-parts')]);
  const { startBackend, ...demo } = await startDemo();
  const chats = { projectId: 'demo', apiKey: 'demo', host: location.origin };
  // The demo's backend comes after the first paint; calls made before it wait for it (P11).
  const ready = afterPaint().then(startBackend);
  return { demo: { ...demo, ready, Bar: parts.DemoBar, People: parts.DemoPeople }, baseUrl: '', chats, ready };
}

/** Opens the stored session, unless it expired while no tab was open (SESS-22) or the address asks for another person's. */
function openSession(demo: Demo | null): void {
  // SESS-07
  loadSession();
  if (demo?.as !== undefined) clearSession();
  else if (getSession() && isOverdue()) endSession('idle');
  setTabOwner(getSession());
}

async function start(): Promise<void> {
  followSystemColours();
  const settings = await loadSettings();
  const { demo, baseUrl, chats, ready } = await chooseBackend(settings);
  // Only now: the demo's start sets the clock.
  followClock();
  openSession(demo);
  if (getSession()) preloadDashboard();

  ready.then(
    // The tests wait for this attribute.
    () => document.documentElement.setAttribute('data-backend', 'ready'),
    (error: unknown) => console.info(error),
  );
  configureDeployment(settings);
  configureChatStore(chats);
  configureClient({ baseUrl, ready, onSessionRefused: () => endSession('refused') });

  if (demo?.as !== undefined) {
    const isScreen = location.pathname.startsWith('/dashboard');
    note({ kind: 'asked-for', entrance: isScreen ? location.pathname + location.search : '/dashboard' });
  }
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App demo={demo} supportKeywords={settings.supportKeywords} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  console.info(error);
  // Any other error: code that failed to load (SAFE-06).
  root.render(
    error instanceof SettingsError ? (
      <SettingsFailure field={error.field} />
    ) : (
      <main>
        <LoadFailure onRetry={() => void loadAnew()} />
      </main>
    ),
  );
});
