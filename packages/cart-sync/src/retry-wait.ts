const baseMs = 1000;
const capMs = 60_000;
const longestMs = 3_600_000;

/**
 * How long to wait before the server is met again, in whole ms: anywhere from 0 to twice as much as before.
 * Bounds: `failures` from 1; `random` from 0 up to 1; a minute at most, unless the server asks for more, and
 * then an hour. Source: CS-25.
 */
export function retryWait(failures: number, random: number, serverWaitMs = 0): number {
  const ceiling = Math.min(capMs, baseMs * 2 ** Math.min(failures - 1, 30));
  return Math.min(longestMs, Math.max(Math.floor(random * ceiling), serverWaitMs));
}
