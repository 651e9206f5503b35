/** A copy of the build whose config.json a test may change; the built files stay the same (LIVE-01). */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/root.mjs';
import { serveSite } from '../tools/site/site.mjs';

export interface OwnSite {
  readonly url: string;
  /** Writes config.json as JSON or as the given text, or deletes it. */
  configure(config: object | string | null): void;
  close(): Promise<void>;
}

export async function openOwnSite(): Promise<OwnSite> {
  const dir = mkdtempSync(join(tmpdir(), 'panel-'));
  cpSync(join(root, 'dist'), dir, { recursive: true });
  const site = await serveSite({ dir, port: 0, host: 'localhost' });
  const file = join(dir, 'config.json');
  return {
    url: site.url,
    configure: (config) => {
      if (config === null) rmSync(file, { force: true });
      else writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config));
    },
    close: async () => {
      await site.close();
      rmSync(dir, { recursive: true });
    },
  };
}
