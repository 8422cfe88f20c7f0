import type { Page } from '@playwright/test';
import { anyOf, cartWasOrdered, refusal } from './expected-messages.ts';
import { closeFilters, openFilters } from './by-size.ts';
import { alive, expect, fillCheckout, test, toCheckout } from './shop-test.ts';

/** A wrong password on the way. */
test.use({ expectedComplaint: anyOf(refusal('500', '/api/user/login'), cartWasOrdered) });

/**
 * Translates pages as browsers do: every text node is taken out of the page for a `<font>` with a text of its own, and
 * so is every one that comes later.
 */
function translate(): void {
  const isTranslated = (text: Node) =>
    text.nodeValue?.trim() === '' ||
    text.parentElement?.closest('font, script, style, title, textarea, option, svg') !== null;
  const replace = (text: Text) => {
    if (!text.isConnected || isTranslated(text)) return;
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };
  const start = () => {
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Text) replace(node);
          else replaceAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  };
  Object.assign(window, { translate: start });
}

/** Opens a page, and has it translated once it is hydrated, as a shopper would by a press. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await translateNow(page);
}

async function translateNow(page: Page): Promise<void> {
  await alive(page);
  await page.evaluate(() => (window as unknown as { translate(): void }).translate());
  await expect(page.locator('main font').first()).toBeAttached();
}

const digits = (text: string) => text.replace(/\D/g, '');

// findings D1, D2
test('a shopper whose browser translates every page browses, buys and sees the right prices @phone', async ({
  page,
  database,
}) => {
  test.slow();
  await page.addInitScript(translate);
  const main = page.getByRole('main');

  await openTranslated(page, '/etkezo/etkezoasztalok');
  const products = main.getByRole('list', { name: 'Termékek' });
  const all = await products.getByRole('article').count();
  const filters = await openFilters(page);
  const first = filters.getByRole('link', { name: /^Tölgy/ }).first();
  await first.click();
  await expect(page).toHaveURL(/filter_group_/);
  await expect.poll(() => products.getByRole('article').count()).toBeLessThan(all);
  await closeFilters(page, filters);
  await page.getByLabel('Rendezés').selectOption('final_price:asc');
  await expect(page).toHaveURL(/sort=/);
  await products.getByRole('link', { name: 'Malom étkezőasztal' }).click();

  // Beside it stands the heading of the page that is left, until the product's page is rendered.
  await expect(page.locator('[data-preview]')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Malom étkezőasztal');
  await alive(page);
  const shownPrice = main.locator('[data-size="product"]').first();
  const buy = main.getByRole('button', { name: 'Kosárba' }).first();
  for (const [size, price] of [
    [/^180/, '279990'],
    [/^200/, '319990'],
    [/^160/, '249990'],
    [/^200/, '319990'],
  ] as const) {
    await main.getByRole('radio', { name: size }).check();
    await expect.poll(async () => digits(await shownPrice.innerText())).toContain(price);
  }
  await buy.click();

  const cart = page.getByRole('dialog', { name: /Kosár/ });
  const line = cart.getByRole('article').filter({ hasText: 'Malom étkezőasztal' });
  await expect(line).toContainText(/319\s990/);
  await line.getByRole('button', { name: /^Eggyel több/ }).click();
  await expect(line).toContainText(/639\s980/);
  await alive(page);
  await page.keyboard.press('Escape');

  await openTranslated(page, '/login');
  await main.getByLabel('E-mail-cím').fill('nobody@example.hu');
  await page.getByLabel('Jelszó', { exact: true }).fill('rossz jelszo');
  await main.getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();

  await openTranslated(page, '/cart');
  await toCheckout(page, main);
  await translateNow(page);
  await fillCheckout(page, { email: 'forditott.oldal@example.hu' });
  await expect(main.getByRole('region', { name: 'A rendelés tartalma' })).toContainText(/639\s980/);
  await main.getByRole('button', { name: /fizetési kötelezettség/i }).click();
  await page.waitForURL(/[?&]order=/);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Köszönjük');
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  const [order] = await database`SELECT * FROM shop_order WHERE increment_id = ${number}`;
  expect(order).toMatchObject({ grand_total: '639980' });
});
