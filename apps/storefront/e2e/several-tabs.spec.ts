import type { BrowserContext, Page } from '@playwright/test';
import { customerWithOrder, signIn, type CustomerWithOrder } from './customer-with-order.ts';
import { networkAway } from './expected-messages.ts';
import { stopTab } from '../../../tooling/test/stop-tab.ts';
import { alive, expect, test } from './shop-test.ts';

/** Longest time in which another tab shows a change, in milliseconds. */
const agreeMs = 200;
/** Longest time in which another tab sends what a tab that is gone has left, in milliseconds. */
const replaceMs = 2000;

/** Resolves when the page shows an element with that name or text: epoch milliseconds, by the clock of the page. */
function shownAt(page: Page, selector: string, text = ''): Promise<number> {
  return page.evaluate(
    ([wantedSelector, wantedText]) =>
      new Promise<number>((resolve) => {
        const isShown = () =>
          [...document.querySelectorAll(wantedSelector)].some((element) =>
            `${element.ariaLabel} ${element.textContent}`.includes(wantedText),
          );
        const look = () => {
          if (!isShown()) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        observer.observe(document.documentElement, { subtree: true, characterData: true });
        look();
      }),
    [selector, text] as const,
  );
}

/** Acts in the first tab. Returns how much later the second one shows the result, in milliseconds. */
async function delayOf(
  tabs: readonly [Page, Page],
  [selector, text]: readonly [selector: string, text?: string],
  act: () => Promise<unknown>,
): Promise<number> {
  const shown = Promise.all(tabs.map((tab) => shownAt(tab, selector, text)));
  await act();
  const [first = 0, second = Infinity] = await shown;
  return second - first;
}

async function openTabs(
  page: Page,
  context: BrowserContext,
  path: string,
): Promise<readonly [Page, Page]> {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(path);
    await alive(tab);
    // The shopper's side starts at the first sign of a person.
    await tab.keyboard.press('Shift');
    await alive(tab);
  }
  return [page, other];
}

test('cart, login and logout agree over tabs within 200 ms', async ({ page, context, request }) => {
  const customer = await customerWithOrder(request);
  const tabs = await openTabs(page, context, '/gyongy-hangulatlampa');
  const delays = { cart: [] as number[], login: [] as number[], logout: [] as number[] };
  const buyButton = page.getByRole('main').getByRole('button', { name: 'Kosárba' }).first();
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  for (const count of [1, 2, 3]) {
    const shown = ['header a[href="/cart"]', `${count} termék`] as const;
    delays.cart.push(await delayOf(tabs, shown, () => buyButton.click()));
    await expect(miniCart).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(miniCart).toBeHidden();
  }
  for (let turn = 0; turn < 3; turn++) {
    await page.goto('/login?to=%2Faccount');
    await alive(page);
    const main = page.getByRole('main');
    await main.getByLabel('E-mail-cím').fill(customer.email);
    await page.getByLabel('Jelszó', { exact: true }).fill(customer.password);
    const logIn = () => main.getByRole('button', { name: 'Bejelentkezés' }).click();
    delays.login.push(await delayOf(tabs, ['header a[href="/account"]'], logIn));
    await expect(page).toHaveURL('/account');
    await Promise.all(tabs.map(alive));
    const logOut = () => page.getByRole('button', { name: 'Kijelentkezés' }).first().click();
    delays.logout.push(await delayOf(tabs, ['header a[href="/login"]'], logOut));
    await expect(page).toHaveURL('/');
  }
  // A machine may be busy at one moment: the promise is that of the shop.
  for (const [change, measured] of Object.entries(delays)) {
    expect(measured, change).toHaveLength(3);
    expect(Math.min(...measured), `${change}: ${measured.join(', ')} ms`).toBeLessThan(agreeMs);
  }
});

/**
 * Behaves as a tab that the browser freezes: it sends the event, and then runs nothing for `ms`. Chromium freezes hidden tabs
 * only, and without a window it hides none. A tab that went on would request its lease again.
 */
async function freeze(ms: number): Promise<void> {
  document.dispatchEvent(new Event('freeze'));
  // What listeners do in microtasks belongs to the event.
  await new Promise((resolve) => setTimeout(resolve));
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Leaves the page without Web Locks, as a browser from before 2022. */
function hideLocks(): void {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
}

test.describe('the sending tab', () => {
  test.use({ expectedComplaint: networkAway('/api/user/me') });

  const isChange = (method: string, url: string) =>
    method === 'POST' && new URL(url).pathname === '/api/user/me';

  /**
   * Changes the profile. `first` is the tab that sends the change, and never gets a response to it. That may be the
   * tab opened last: it sends what another tab queues while its own start has not ended.
   */
  async function sending(page: Page, customer: CustomerWithOrder, locks: 'with' | 'without') {
    const context = page.context();
    if (locks === 'without') await context.addInitScript(hideLocks);
    await signIn(page, customer, '/account');
    const [editing, other] = await openTabs(page, context, '/account');
    let sender: Page | undefined;
    await context.route('**/api/user/me**', (route) => {
      const call = route.request();
      if (call.method() !== 'POST') return route.fallback();
      sender ??= call.frame().page();
      return call.frame().page() === sender ? undefined : route.fallback();
    });
    await editing.getByRole('main').getByLabel('Keresztnév').fill('Cecília');
    await editing.getByRole('main').getByRole('button', { name: 'Mentés' }).click();
    await expect.poll(() => sender).toBeDefined();
    const [first, second] = sender === other ? [other, editing] : [editing, other];
    await alive(second);
    const sentAt = second
      .waitForRequest((call) => isChange(call.method(), call.url()))
      .then(() => performance.now());
    return { first, second, sentAt };
  }

  /** Repeats a measurement over the limit, at most twice: other journeys may use the processor during one of them. */
  async function expectReplaced(measure: () => Promise<number>): Promise<void> {
    const measured = [await measure()];
    while (measured.length < 3 && Math.min(...measured) >= replaceMs)
      measured.push(await measure());
    expect(Math.min(...measured), `${measured.join(', ')} ms`).toBeLessThan(replaceMs);
  }

  for (const locks of ['with', 'without'] as const) {
    test.describe(`${locks} Web Locks`, () => {
      test('is replaced within 2 s after it was closed', async ({ newDevice, request }) => {
        await expectReplaced(async () => {
          const customer = await customerWithOrder(request);
          const { first, sentAt } = await sending(await newDevice(), customer, locks);
          const closedAt = performance.now();
          await first.close({ runBeforeUnload: false });
          return (await sentAt) - closedAt;
        });
      });

      test('is replaced within 2 s after the browser has frozen it', async ({
        newDevice,
        request,
      }) => {
        await expectReplaced(async () => {
          const customer = await customerWithOrder(request);
          const { first, sentAt } = await sending(await newDevice(), customer, locks);
          const frozenAt = performance.now();
          const resumed = first.evaluate(freeze, replaceMs);
          const passedMs = (await sentAt) - frozenAt;
          await resumed;
          return passedMs;
        });
      });
    });
  }

  test('is replaced within 2 s after the system has stopped it, and sends nothing more', async ({
    newDevice,
    request,
  }) => {
    await expectReplaced(async () => {
      const customer = await customerWithOrder(request);
      const { first, second, sentAt } = await sending(await newDevice(), customer, 'with');
      let sentAgain = 0;
      first.on('request', (call) => {
        sentAgain += Number(isChange(call.method(), call.url()));
      });
      const answered = second.waitForResponse((answer) =>
        isChange(answer.request().method(), answer.url()),
      );
      const goOn = await stopTab(first);
      const stoppedAt = performance.now();
      let passedMs: number;
      try {
        passedMs = (await sentAt) - stoppedAt;
        await answered;
      } finally {
        goOn();
      }
      await first.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      expect(sentAgain).toBe(0);
      return passedMs;
    });
  });
});
