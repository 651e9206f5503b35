/** A test's own copy of the build, in which it may change config.json (LIVE-01) or another file. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suitesDist } from '../tools/check/full-run.mjs';
import { serveSite } from '../tools/site/site.mjs';

export interface OwnSite {
  readonly url: string;
  /** Writes config.json as JSON or as the given text, or deletes it. */
  configure(config: object | string | null): void;
  /** Adds a file to the build, or replaces one. */
  write(path: string, text: string): void;
  /** The headers of each request for that address that the site has answered. */
  asked(pathname: string): readonly Headers[];
  close(): Promise<void>;
}

export async function openOwnSite(): Promise<OwnSite> {
  const dir = mkdtempSync(join(tmpdir(), 'panel-'));
  cpSync(suitesDist, dir, { recursive: true });
  const requests: { pathname: string; headers: Headers }[] = [];
  const site = await serveSite({
    dir,
    port: 0,
    host: 'localhost',
    onAnswer: (pathname, _, headers) => void requests.push({ pathname, headers: new Headers([...headers]) }),
  });
  const file = join(dir, 'config.json');
  return {
    url: site.url,
    configure: (config) => {
      if (config === null) rmSync(file, { force: true });
      else writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config));
    },
    write: (path, text) => writeFileSync(join(dir, path), text),
    asked: (pathname) => requests.filter((request) => request.pathname === pathname).map(({ headers }) => headers),
    close: async () => {
      await site.close();
      rmSync(dir, { recursive: true });
    },
  };
}
