/** Bytes of HTML from which a text shows as plain source: browsers take too long for so much markup (SAFE-30). */
export const TOO_LONG = 100_000;
