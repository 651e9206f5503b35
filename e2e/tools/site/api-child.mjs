/**
 * The demo backend as a process of its own, started by `startApi`: reports `{ url }` or `{ error }` and ends with its
 * parent.
 */
import { serveApi } from './api.mjs';
import { errorCode } from '../failure.mjs';

process.once('disconnect', () => process.exit());

try {
  const { url } = await serveApi({ port: Number(process.argv[2]) });
  process.send?.({ url });
} catch (error) {
  process.send?.({ error: { message: String(error), code: errorCode(error) } });
}
