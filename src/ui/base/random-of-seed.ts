/**
 * A generator of whole numbers for tests over many random cases: the same seed gives the same numbers (mulberry32).
 *
 * @returns a function that draws a number from 0 to `below` - 1
 */
export function randomOfSeed(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}
