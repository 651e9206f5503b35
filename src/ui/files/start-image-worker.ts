import workerUrl from './image-worker?worker&url';

/** What TypeScript does not know of the browser: who makes the addresses of scripts. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(given: string): string };
}

let address: string | null = null;

/** The page's policy names this one (e2e/tools/site/security.mjs): it gives the address of this worker alone. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  address ??= trustedTypes?.createPolicy('image-worker', { createScriptURL: () => workerUrl }).createScriptURL('') ?? workerUrl;
  return address;
}

/** Null where the browser or the site's policy allows no worker. */
export function startImageWorker(): Worker | null {
  try {
    return new Worker(trustedAddress(), { type: 'module' });
  } catch {
    return null;
  }
}
