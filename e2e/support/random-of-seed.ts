/**
 * A generator of whole numbers, the same ones for the same seed (mulberry32): that of the unit tests, whose layer these tests do not
 * import.
 *
 * @returns a function that draws a number from 0 to `below` - 1
 */
export function randomOfSeed(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
