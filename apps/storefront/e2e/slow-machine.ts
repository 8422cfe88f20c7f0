import type { Page } from '@playwright/test';

/**
 * Removes the time limit of requests in later documents: a journey that delays a response checks the page during the
 * delay, and on a slow machine takes longer than the 8 s of the shop.
 */
export async function liftRequestLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** Stops timers of this length in later documents: their time does not pass, however slow the machine is. */
export async function stopTimers(page: Page, lengthMs: number): Promise<void> {
  await page.addInitScript((stoppedMs) => {
    const { setTimeout } = window;
    const later = (call: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === stoppedMs ? 0 : setTimeout(call, ms, ...rest);
    Object.assign(window, { setTimeout: later });
  }, lengthMs);
}

/**
 * Waits until the document has prefetched the files that a first press imports, one by one while the browser is idle.
 * Call it before the network is disconnected: missing files cannot be fetched afterwards.
 */
export async function untilFetchedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { parts = '', later = '' } =
      document.querySelector<HTMLElement>('[data-later]')?.dataset ?? {};
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return `${parts} ${later}`
      .split(' ')
      .every((file) => file === '' || fetched.has(new URL(file, location.href).href));
  });
}
