import { errorCode } from '../failure.mjs';
import { serveSite } from './site.mjs';

/**
 * Serves the site so that http://localhost reaches it whichever of the two loopback addresses a browser tries first;
 * another program on the other one would be shown instead. With a host it listens there alone.
 *
 * @param {{ dir: string, port: number, host?: string | undefined, config?: object }} options
 * @returns {Promise<import('./site.mjs').RunningServer>}
 * @throws an error with code EADDRINUSE when the port is taken
 */
export async function serveLocalSite({ host, ...options }) {
  if (host !== undefined) return serveSite({ ...options, host });
  const first = await serveSite({ ...options, host: '127.0.0.1' });
  const { port } = new URL(first.url);
  const second = await serveIpv6({ ...options, port: Number(port) }).catch(async (error) => {
    await first.close();
    throw error;
  });
  const close = async () => {
    await Promise.all([first.close(), second?.close()]);
  };
  return { url: `http://localhost:${port}`, close };
}

/** @param {{ dir: string, port: number, config?: object }} options */
async function serveIpv6(options) {
  try {
    return await serveSite({ ...options, host: '::1' });
  } catch (error) {
    const missing = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(errorCode(error)));
    if (missing) return undefined;
    throw error;
  }
}
