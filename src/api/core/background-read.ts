/** Readings that nobody asked for: they check what a screen is about to write over or to repeat. */

/** Milliseconds after which such a reading is given up. */
const PATIENCE = 5_000;

/** Reads in the background; a failure shows nowhere. Rejects with the ApiError. */
export async function readInBackground<Read>(read: (signal: AbortSignal) => Promise<Read>): Promise<Read> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PATIENCE);
  try {
    return await read(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Of readings of the same thing the latest alone counts (SAFE-13): another one ends the one before, as `stop` does. */
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
