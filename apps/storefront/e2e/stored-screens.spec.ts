import type { Page } from '@playwright/test';
import { alive, expect, scrolledTo, test } from './shop-test.ts';

const productName = 'Felhő háromszemélyes kanapé';

const cardLink = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('link', { name: productName, exact: true });

async function openProduct(page: Page): Promise<void> {
  await cardLink(page).scrollIntoViewIfNeeded();
  await scrolledTo(page);
  await cardLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: productName })).toBeVisible();
  await expect(page.locator('[data-preview]')).toHaveCount(0);
  // The parts that the page fetches once it is shown: on a slow machine it is quiet for a while before.
  await expect(page.getByText('Várható szállítás:')).toBeVisible();
  await expect(page.getByText('12 részletben havi')).toBeVisible();
  for (const name of ['Nézze meg ezeket is', 'Kapcsolódó termékek']) {
    await expect(page.getByRole('list', { name })).toBeAttached();
  }
  await alive(page);
}

test('back and forward show the pages as they were left, without rendering or requests @phone', async ({
  page,
}) => {
  await page.goto('/nappali');
  await alive(page);
  await cardLink(page).scrollIntoViewIfNeeded();
  const scrolled = await scrolledTo(page);
  await openProduct(page);
  // A card under the mouse fetches its second picture.
  await page.mouse.move(1, 1);
  await page.evaluate(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    const isKept = (node: Node) => node instanceof Element && node.matches('main > [data-h]');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        // Hidden screens move behind the shown one.
        for (const node of [...addedNodes].filter((each) => !isKept(each))) {
          added.push((node as Element).outerHTML ?? node.textContent);
        }
      }
    }).observe(document.querySelector('main') as Element, { childList: true, subtree: true });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Nappali' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(cardLink(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: productName })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await alive(page);
  expect(await page.evaluate('window.added')).toEqual([]);
  expect(calls).toEqual([]);

  // An id reference points to a visible element.
  const misled = await page.evaluate(() => {
    const attributes = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
    const found: string[] = [];
    for (const attribute of attributes) {
      for (const element of document.querySelectorAll(`main [${attribute}]`)) {
        const screen = element.closest('main > [data-h]');
        const ids = (element.getAttribute(attribute) ?? '').split(' ');
        for (const id of ids) {
          const named = document.getElementById(id)?.closest('main > [data-h]') ?? screen;
          if (element.checkVisibility() && named !== screen) found.push(`${attribute} ${id}`);
        }
      }
    }
    return found;
  });
  expect(misled).toEqual([]);
});

test('a stored screen shows later changes when it is shown again @phone', async ({ page }) => {
  await page.goto('/nappali');
  await alive(page);
  await openProduct(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Kívánságlistára', exact: true }).first().click();
  await expect(main.getByRole('button', { name: 'Törlés a kívánságlistáról' })).toBeVisible();
  await page.goBack();
  // The product screen has such a button too: it belongs to the card once the listing is visible.
  await expect(page.getByRole('heading', { level: 1, name: 'Nappali' })).toBeVisible();
  const removal = main.getByRole('button', { name: `Törlés a kívánságlistáról: ${productName}` });
  await removal.click();
  await expect(removal).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: productName })).toBeVisible();
  await expect(
    main.getByRole('button', { name: 'Kívánságlistára', exact: true }).first(),
  ).toBeVisible();
});

test('going back shows the filters of the address', async ({ page }) => {
  await page.goto('/nappali');
  await alive(page);
  const main = page.getByRole('main');
  const count = main
    .getByText(/^\d+ termék$/)
    .filter({ visible: true })
    .first();
  const all = (await count.textContent()) ?? '';
  await main.getByRole('link', { name: /^Japandi/ }).click();
  await expect(page).toHaveURL(/filter/);
  await expect(count).not.toHaveText(all);
  const some = (await count.textContent()) ?? '';
  const card = main.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(count).toHaveText(some);
  await expect(main.getByRole('link', { name: /^Japandi/ })).toHaveAccessibleName(/kiválasztva/);
  await page.goBack();
  await expect(count).toHaveText(all);
});
