/** Code that did not come. */
class CodeGone extends Error {
  /** Not a bug: who asked for the file says that there is none. */
  readonly isExpected = true;
}

export async function lateCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new CodeGone(undefined, { cause });
  }
}
