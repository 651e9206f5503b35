/** What TypeScript does not know of the browser: who makes the addresses of scripts. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(given: string): string };
}

/** A policy is made once. */
const addresses = new Map<string, string>();

function trustedAddress(policy: string, url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const address = addresses.get(policy) ?? trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL('') ?? url;
  addresses.set(policy, address);
  return address;
}

/**
 * Null where the browser or the site's policy allows no worker.
 *
 * @param policy which the page's policy names (e2e/tools/site/security.mjs): it gives the address of this worker alone
 */
export function startWorker(policy: string, url: string): Worker | null {
  try {
    return new Worker(trustedAddress(policy, url), { type: 'module' });
  } catch {
    return null;
  }
}
