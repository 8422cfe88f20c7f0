import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds that the tab is busy, so that its process can be identified. */
const busyMs = 300;

/**
 * Stops the process of a tab, as a system does that freezes it without an event. Chromium without a window freezes no
 * tab itself. Returns a function that resumes the process. Errors: rejects if the tab has no separate process.
 */
export async function stopTab(page: Page): Promise<() => void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own.');
  const devTools = await browser.newBrowserCDPSession();
  const before = await secondsOfTabs(devTools);
  await page.evaluate((ms) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  }, busyMs);
  const after = await secondsOfTabs(devTools);
  await devTools.detach();
  const [busiest] = [...after]
    .map(([pid, seconds]) => ({ pid, seconds: seconds - (before.get(pid) ?? seconds) }))
    .toSorted((a, b) => b.seconds - a.seconds);
  if (busiest === undefined || after.size < 2) throw new Error('The tabs share a process.');
  process.kill(busiest.pid, 'SIGSTOP');
  return () => void process.kill(busiest.pid, 'SIGCONT');
}

/** Returns the processor time of the processes of tabs in seconds, by process id. */
async function secondsOfTabs(devTools: CDPSession): Promise<ReadonlyMap<number, number>> {
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  return new Map(
    processInfo.flatMap(({ type, id, cpuTime }) =>
      type === 'renderer' ? [[id, cpuTime] as const] : [],
    ),
  );
}
