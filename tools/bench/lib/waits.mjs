// @ts-check

/** Of a reader's waits, this share has to keep a limit; the worst is the machine's. */
const most = 0.95;

/** @param {number[]} waits @param {number} share */
function at(waits, share) {
  const sorted = [...waits].sort((a, b) => a - b);
  return /** @type {number} */ (
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  );
}

/** @param {string} what @param {number[]} waits in milliseconds */
export function report(what, waits) {
  const [median, upper, worst] = [0.5, most, 1].map((share) => at(waits, share).toFixed(1));
  console.log(`${what}: median ${median} ms, 95 % ${upper} ms, worst ${worst} ms`);
}

/** @param {number[]} waits in milliseconds @param {number} limit */
export const areBelow = (waits, limit) => at(waits, most) <= limit;
