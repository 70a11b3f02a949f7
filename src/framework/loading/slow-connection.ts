/** The parts of the Network Information API that are used here. Only Chromium has it. */
type Connection = {effectiveType: string; saveData: boolean};

/** Whether the connection is slow, or its reader wants to save data. */
export function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType.includes('2g'));
}
