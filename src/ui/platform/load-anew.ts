/** Reloads the page when code fails to load, which helps only while the site answers (SAFE-24). */

/** Key in the state of the page's history entry, which needs no storage and survives a reload (SAFE-25). */
const MARK = 'loadedAnewForCode';

/** How long the site may take to answer, in ms. */
const ANSWER_LIMIT = 10_000;

/** Attempts to reach a site that comes back, and the milliseconds between them. */
const ATTEMPTS = 10;
const PAUSE_MS = 1_000;

const historyState = () => (history.state ?? {}) as Record<string, unknown>;

/** Reads and removes the mark, so that it does not count for the next load of the page. */
function takeMark(): boolean {
  const { [MARK]: mark, ...rest } = historyState();
  if (mark !== undefined) history.replaceState(rest, '');
  return mark === true;
}

/** True when the page has reloaded itself: it does not do so twice, however many parts fail to load (SAFE-25). */
export const isLoadedAnew = takeMark();

async function siteAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT);
    const { ok } = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}

/** Waits until the site answers, which may be a moment after the browser's `online` event. Resolves to whether it does. */
export async function siteComesBack(): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await siteAnswers()) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/** Returns false when the browser refuses to write the history: the page could not know later that it reloaded itself. */
function leaveMark(): boolean {
  try {
    history.replaceState({ ...historyState(), [MARK]: true }, '');
    return true;
  } catch {
    return false;
  }
}

/** Reloads and never resolves, so that nothing renders while the page is being left. */
async function reload(): Promise<void> {
  location.reload();
  await new Promise(() => {});
}

/** Reloads the page for a person's press. Does nothing if the site does not answer. */
export async function loadAnew(): Promise<void> {
  if (await siteAnswers()) await reload();
}

/**
 * Reloads the page by itself, once (SAFE-06). Does nothing the second time, if the site does not answer, or if `isLeft` says that nobody
 * waits for it any more.
 */
export async function loadAnewOnce(isLeft = () => false): Promise<void> {
  if (!isLoadedAnew && (await siteAnswers()) && !isLeft() && leaveMark()) await reload();
}
