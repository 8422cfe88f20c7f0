import type { Page } from '@playwright/test';
import { openFilters } from './by-size.ts';
import { alive, expect, test } from './shop-test.ts';

/** Effects of a press in order: transactions of IndexedDB, and the first paint with the result. */
type Step = 'storage' | 'paint';

/** Waits until the page stores nothing by itself, such as the products that were viewed. */
async function untilStorageIsQuiet(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { steps } = window as unknown as { steps: Step[] };
    const before = steps.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return steps.length === before;
  });
}

/** Records what follows the next click. `isShown`: source of a function that looks for the result. */
async function stepsUntilPaint(
  page: Page,
  isShown: string,
  press: () => Promise<void>,
): Promise<readonly Step[]> {
  await untilStorageIsQuiet(page);
  await page.evaluate(`(() => {
    const steps = window.steps;
    const look = () => {
      if (!(${isShown})()) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => steps.push('paint');
      port2.postMessage(0);
    };
    addEventListener('click', () => { steps.length = 0; requestAnimationFrame(look); }, { capture: true, once: true });
  })()`);
  await press();
  const read = () => page.evaluate(() => (window as unknown as { steps: Step[] }).steps);
  await expect.poll(read).toContain('paint');
  const steps = await read();
  return steps.slice(0, steps.indexOf('paint') + 1);
}

test('the result of a press is painted before IndexedDB is used @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const steps: Step[] = [];
    Object.assign(window, { steps });
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      steps.push('storage');
      return transaction.apply(this, args);
    };
  });
  await page.goto('/nappali');
  await alive(page);
  // The shopper's side starts at the first sign of a person.
  await page.keyboard.press('Shift');
  await alive(page);
  const filters = await openFilters(page);
  const filter = filters.getByRole('link', { name: /^Japandi/ });
  await expect(filter).toBeVisible();
  const isFilterShown = `() => [...document.querySelectorAll('a')].some((link) => /^Japandi/.test(link.textContent) && /kiválasztva/.test(link.textContent))`;
  expect(await stepsUntilPaint(page, isFilterShown, () => filter.click())).toEqual(['paint']);
  await page.keyboard.press('Escape');
  await alive(page);
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const isHeadingShown = `() => [...document.querySelectorAll('main h1')].some((title) => title.checkVisibility() && title.textContent === ${JSON.stringify(name)})`;
  const open = () => card.getByRole('link', { name, exact: true }).click();
  expect(await stepsUntilPaint(page, isHeadingShown, open)).toEqual(['paint']);
  await expect(page.locator('[data-preview]')).toHaveCount(0);
  await alive(page);
  const isListed = `() => [...document.querySelectorAll('main h1')].some((title) => title.checkVisibility() && title.textContent === 'Nappali')`;
  const back = () => page.evaluate(() => (document.body.click(), history.back()));
  expect(await stepsUntilPaint(page, isListed, back)).toEqual(['paint']);
});
