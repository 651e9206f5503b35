/** Reads that no user asked for: they check what a screen is about to overwrite or to send again. */

/** Milliseconds after which such a read is aborted. */
const TIMEOUT_MS = 5_000;

/** Reads in the background; a failure shows nowhere. Rejects with the ApiError. */
export async function readInBackground<Read>(read: (signal: AbortSignal) => Promise<Read>): Promise<Read> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    return await read(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Only the latest read of the same thing counts (SAFE-13): a new one aborts the previous one, as `stop` does. */
export function latestReading() {
  let running: AbortController | null = null;
  return {
    read<Read>(read: (signal: AbortSignal) => Promise<Read>): Promise<Read> {
      running?.abort();
      const { signal: stop } = (running = new AbortController());
      return readInBackground((signal) => read(AbortSignal.any([signal, stop])));
    },
    stop: () => running?.abort(),
  };
}
