import type { Locator, Page } from '@playwright/test';
import { axeFindsNothing } from './accessible.ts';
import { cartWasOrdered } from './expected-messages.ts';
import { alive, expect, nextStep, sees, test, untilProductShown } from './shop-test.ts';

test.use({ expectedComplaint: cartWasOrdered });

/** Goes on with Tab until that is where the keys go. What is not there yet would be passed by. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeAttached();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluateAll((found) => found.includes(document.activeElement as never)))
      return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted.first()).toBeFocused();
}

/** The focus is within that part of the page. */
async function focusIsIn(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((one) => one.contains(document.activeElement))).toBe(true);
}

/** Something is drawn around what has the focus. */
async function focusIsSeen(page: Page): Promise<void> {
  const isDrawn = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    // A card is drawn around for the link in it, a label for its box.
    const visiblePart = focused.closest('article') ?? focused.closest('label') ?? focused;
    const around = [
      visiblePart,
      ...visiblePart.querySelectorAll('*'),
      ...(focused.parentElement?.children ?? []),
    ];
    return around
      .flatMap((each) => [undefined, '::after'].map((part) => getComputedStyle(each, part)))
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
  });
  expect(isDrawn).toBe(true);
}

test('a shopper finds, orders and pays for an armchair with the keyboard alone, in forced colours @phone', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  const press = async (wanted: Locator, key = 'Enter') => {
    await tabTo(page, wanted);
    await focusIsSeen(page);
    await page.keyboard.press(key);
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, main.getByLabel(label));
    await page.keyboard.type(text);
  };

  await page.goto('/nappali/fotelek-es-puffok/fotelek');
  await alive(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ugrás a tartalomhoz' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await focusIsSeen(page);
  await sees(page, 'forced colours, way past the menu');
  await alive(page);
  await axeFindsNothing(page);
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await focusIsIn(main);

  await press(main.getByRole('link', { name: 'Felhő fotel' }));
  await untilProductShown(page, 'Felhő fotel');
  await alive(page);
  await tabTo(page, main.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/childSku=/);
  await press(main.getByRole('button', { name: 'Kosárba' }));
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await expect(miniCart).toBeVisible();
  await focusIsIn(miniCart);
  // Nothing slides where motion is not wanted.
  expect(await miniCart.evaluate(longestAnimationMs)).toBeLessThanOrEqual(10);
  await sees(page, 'forced colours, cart drawer');
  await alive(page);
  await axeFindsNothing(page);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Kosárba' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(miniCart).toBeVisible();
  await press(miniCart.getByRole('button', { name: 'Tovább a pénztárhoz' }));

  await page.waitForURL(({ pathname }) => pathname === '/checkout');
  const next = main.getByRole('button', { name: nextStep });
  await expect(next).toBeVisible();
  await press(next);
  await expect(main.getByRole('alert')).toContainText('Javítson ki');
  await press(main.getByRole('alert').getByRole('link').first());
  await expect(main.getByLabel('Vezetéknév')).toBeFocused();
  await type('Vezetéknév', 'Kovács');
  await type('Keresztnév', 'Anna');
  await type('E-mail-cím', 'anna.kovacs@example.hu');
  await press(next);
  await expect(main.getByLabel('Irányítószám')).toBeVisible();
  await type('Irányítószám', '1137');
  await expect(main.getByLabel('Település')).toHaveValue('Budapest');
  await type('Utca, házszám', 'Pozsonyi út 12.');
  await type('Telefonszám', '06 30 123 4567');
  await sees(page, 'forced colours, address');
  await alive(page);
  await axeFindsNothing(page);
  await press(next);
  const payments = main.getByRole('group', { name: 'Fizetési mód' });
  await expect(payments).toBeVisible();
  await tabTo(page, payments.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(payments.getByRole('radio').nth(1)).toBeChecked();
  await press(next);
  await expect(main.getByRole('heading', { name: 'Ellenőrzés' })).toBeVisible();
  await press(main.getByRole('checkbox', { name: /Elfogadom/ }), 'Space');
  await press(main.getByRole('checkbox', { name: /Megismertem/ }), 'Space');
  await press(main.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }));
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
});

function longestAnimationMs(within: Element): number {
  const animations = within.getAnimations({ subtree: true });
  return Math.max(0, ...animations.map(({ effect }) => Number(effect?.getTiming().duration)));
}
