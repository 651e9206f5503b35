/** Loading the page anew for code that does not come, which helps only while the site answers (SAFE-24). */

/** On the page's own entry of the history: it needs no storage, and lives through a reload (SAFE-25). */
const MARK = 'loadedAnewForCode';

/** How long the site may take to answer, in ms. */
const ANSWER_LIMIT = 10_000;

/** How often a site that comes back is asked, and the ms between. */
const COMING_BACK = 10;
const PAUSE = 1_000;

const stateNow = () => (history.state ?? {}) as Record<string, unknown>;

/** Takes the mark away, so that the next load of this page is judged by itself. */
function takeMark(): boolean {
  const { [MARK]: mark, ...rest } = stateNow();
  if (mark !== undefined) history.replaceState(rest, '');
  return mark === true;
}

/** Whether this page came by a reload of its own: it makes no second one, however many parts are gone (SAFE-25). */
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

/** A network that a browser tells of may take a moment until something comes through it. Answers whether it does. */
export async function siteComesBack(): Promise<boolean> {
  for (let attempt = 0; attempt < COMING_BACK; attempt += 1) {
    if (await siteAnswers()) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return false;
}

/** A browser may refuse to write the history down: then the page could not know that it was loaded anew. */
function leaveMark(): boolean {
  try {
    history.replaceState({ ...stateNow(), [MARK]: true }, '');
    return true;
  } catch {
    return false;
  }
}

/** Nothing is drawn any more once the page is being left. */
async function reload(): Promise<void> {
  location.reload();
  await new Promise(() => {});
}

/** A person wants the page anew. Resolves, with nothing done, if the site does not answer. */
export async function loadAnew(): Promise<void> {
  if (await siteAnswers()) await reload();
}

/**
 * The page loads itself anew, once (SAFE-06). Resolves, with nothing done, the second time, if the site does not answer, or if nobody
 * waits for it any more by then.
 */
export async function loadAnewOnce(isLeft = () => false): Promise<void> {
  if (!isLoadedAnew && (await siteAnswers()) && !isLeft() && leaveMark()) await reload();
}
