/** An error whose message is for the person at the terminal: shown alone, without a stack. */
export class Failure extends Error {}

/**
 * Runs a command's main function and turns what it throws into one line and exit code 1. The stack of an unexpected
 * error is kept: it is a defect of ours.
 *
 * @param {() => unknown} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * The system's code of an error ('EADDRINUSE', 'ENOENT'), or undefined.
 *
 * @param {unknown} error
 * @returns {unknown}
 */
export function errorCode(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Runs `listen` and says in one sentence that its port is taken.
 *
 * @template T
 * @param {number} port
 * @param {() => Promise<T>} listen
 * @throws {Failure} when the port is taken
 */
export async function onPort(port, listen) {
  try {
    return await listen();
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new Failure(
      `El puerto ${port} está ocupado: cierre el otro programa o elija otro puerto con --port ${port < 65_000 ? port + 10 : port - 10}.`,
    );
  }
}
