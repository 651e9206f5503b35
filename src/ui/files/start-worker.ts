/** What TypeScript does not know of the browser: who makes the addresses of scripts. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(given: string): string };
}

/** Starts the worker of one file; null where the browser or the site's policy allows no worker. */
export type StartWorker = () => Worker | null;

/**
 * What starts the worker at an address.
 *
 * @param policy the page's policy names it (e2e/tools/site/security.mjs): it gives the address of this worker alone
 */
export function workerStarter(policy: string, workerUrl: string): StartWorker {
  let address: string | null = null;
  const trustedAddress = (): string => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    address ??= trustedTypes?.createPolicy(policy, { createScriptURL: () => workerUrl }).createScriptURL('') ?? workerUrl;
    return address;
  };
  return () => {
    try {
      return new Worker(trustedAddress(), { type: 'module' });
    } catch {
      return null;
    }
  };
}

/** The worker's answer to a job. `inPage` does it where there is no worker, or its code does not come; `signal` ends it. */
export function askWorker<Job, Answer>(
  start: StartWorker,
  job: Job,
  inPage: (job: Job) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const worker = start();
  if (worker === null) return inPage(job);
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<Answer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', (event) => {
      // Else it is reported as a mistake of the page.
      event.preventDefault();
      resolve(inPage(job));
    });
    worker.postMessage(job, []);
  }).finally(() => worker.terminate());
}
