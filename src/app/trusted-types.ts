/**
 * The demo's one exception to Trusted Types: MSW registers its worker by address. Live mode has no default policy at
 * all, so nothing can be made a script there.
 */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

const WORKER = '/mockServiceWorker.js';

export function allowDemoWorker(): void {
  const factory = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined;
  factory?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url === WORKER || url === location.origin + WORKER) return url;
      throw new TypeError(`${url} is no script of this page.`);
    },
  });
}
