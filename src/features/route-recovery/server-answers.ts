/**
 * Whether the server can be asked for the page in the address bar. Without a network, or while the
 * host is down, a reload would take away what is there to read.
 */
export async function serverAnswers(): Promise<boolean> {
  try {
    const {status} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return status < 500;
  } catch {
    // There is no network, which is the answer.
    return false;
  }
}
