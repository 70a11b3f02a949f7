/** How long a reader waits without seeing that anything arrives. */
export const patienceMs = 10_000;

/**
 * Waits for something that may never arrive, such as an answer of a connection that hangs.
 *
 * @returns its outcome
 * @throws if there is none within `patienceMs`
 */
export function withPatience<T>(arrival: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Nothing arrived within ${patienceMs / 1000} seconds.`)),
      patienceMs,
    );
  });
  return Promise.race([arrival, tooLate]).finally(() => clearTimeout(timer));
}
