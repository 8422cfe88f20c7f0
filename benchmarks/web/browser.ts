import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { findChromium } from '../../tooling/test/chromium.ts';

/** Slowdown factor of the simulated phone relative to this machine. */
const slowdown = 4;

export async function launch(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Opens a simulated phone without data of the shop, except a refusal of cookies. */
export async function newPhone(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
  });
  const refusal = { preferences: 'denied', analytics: 'denied', marketing: 'denied' };
  await context.addCookies([
    { name: 'consent', value: encodeURIComponent(JSON.stringify(refusal)), url },
  ]);
  return context;
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/** Waits until the network has been idle for half a second and pending scripts have run. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let turn = 0; turn < 3; turn++) {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 3_000 })));
    await page.waitForTimeout(300);
  }
  await page.waitForLoadState('networkidle');
}

/** Waits until the condition is true in the page, half a minute at most. Errors: rejects after that time. */
export async function until(page: Page, isDone: string): Promise<void> {
  for (let turn = 0; turn < 600; turn++) {
    if (await page.evaluate(`(${isDone})()`)) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`It does not come: ${isDone}`);
}

/**
 * Returns the milliseconds from an input to the paint after `isDone` is true in the page. `isDone` is the source of a
 * function: the policy of a page forbids functions created from text, but allows functions from its debugger.
 */
export async function untilPainted(
  page: Page,
  isDone: string,
  press: () => Promise<unknown>,
): Promise<number> {
  const [ms] = await untilAllPainted(page, [isDone, '() => true'], press);
  return ms;
}

/** Returns the milliseconds from one input to the paint after each of two conditions. */
export async function untilAllPainted(
  page: Page,
  [first, second]: readonly [first: string, second: string],
  press: () => Promise<unknown>,
): Promise<readonly [first: number, second: number]> {
  await page.evaluate(`void (window.paintedMs = (${watchSource})([${first}, ${second}]))`);
  await press();
  return page.evaluate('window.paintedMs') as Promise<[number, number]>;
}

/**
 * Source of the function that measures paints. The time starts when the device received the input. Navigation back has
 * no input, so its time starts at the call.
 */
const watchSource = `(conditions) => new Promise((resolve, reject) => {
  const painted = conditions.map(() => undefined);
  const watch = (startMs) => {
    const look = () => {
      if (performance.now() - startMs > 30000) return reject(new Error('Nothing was painted: ' + conditions.join()));
      for (const [index, isDone] of conditions.entries()) {
        if (painted[index] !== undefined || !isDone()) continue;
        painted[index] = 0;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          painted[index] = performance.now() - startMs;
          if (painted.every((ms) => ms > 0)) resolve(painted);
        };
        port2.postMessage(0);
      }
      if (painted.includes(undefined)) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', (event) => watch(event.timeStamp), { capture: true, once: true });
  window.stepBack = () => { const startMs = performance.now(); history.back(); watch(startMs); };
})`;
