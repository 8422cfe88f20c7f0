import type { Page } from '@playwright/test';

/**
 * Lets the requests of later documents wait for their responses without a limit: a journey that holds a response looks at the
 * page meanwhile, and on a slow machine takes longer than the 8 s of the shop.
 */
export async function liftRequestLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** Stops timers of that length in later documents: however slow the machine is, their time does not pass. */
export async function stopTimers(page: Page, lengthMs: number): Promise<void> {
  await page.addInitScript((stoppedMs) => {
    const { setTimeout } = window;
    const later = (call: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === stoppedMs ? 0 : setTimeout(call, ms, ...rest);
    Object.assign(window, { setTimeout: later });
  }, lengthMs);
}

/**
 * Waits until the document has fetched ahead the files that a first press imports, which it does one after the other while the
 * browser is idle. Call it before the network is taken away: what is missing then cannot be fetched any more.
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
