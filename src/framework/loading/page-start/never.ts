/** Stands in for `useIsBrowser` where its change would have no other effect than a new rendering. */
export default function never(): boolean {
  return false;
}
