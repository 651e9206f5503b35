/**
 * Runs tasks at most `most` at a time, in the order in which they are handed in (PROF-05). What is returned hands one in, and answers
 * as the task does; a task that fails lets the next one begin.
 */
export function inTurn(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < most) running += 1;
    // The task that ends hands its place on.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
