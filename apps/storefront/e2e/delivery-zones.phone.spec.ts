import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { axeFindsNothing } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { anyOf, cartWasOrdered, networkAway, pageFiles } from './expected-messages.ts';
import { alive, expect, nextStep, sees, test, toCheckout } from './shop-test.ts';
import { untilFetchedAhead } from './slow-machine.ts';

const cups = '/kavics-bogre-harom-darab';
const courier = 'Házhozszállítás futárral';
/** Days of the product, without a postcode. */
const expectedDays = /^Várható szállítás: (.+)$/;

// Some journeys are without a network, one orders.
test.use({ expectedComplaint: anyOf(networkAway(pageFiles, '/api/.*'), cartWasOrdered) });

/** Names the postcode of a delivery where the page asks for it. */
async function namePostcode(place: Locator, postcode: string): Promise<void> {
  await place.getByRole('button', { name: /irányítószám/i }).click();
  const field = place.getByLabel('Irányítószám');
  await expect(field).toBeFocused();
  await field.fill(postcode);
  await field.press('Enter');
}

/** Opens the page of the cups and waits until the line for the postcode answers. */
async function openCups(page: Page): Promise<Locator> {
  await page.goto(cups);
  await alive(page);
  return page.getByRole('main');
}

async function goToShipping(page: Page): Promise<void> {
  await toCheckout(page, page.getByRole('main'));
  await page.getByLabel('Vezetéknév').fill('Kovács');
  await page.getByLabel('Keresztnév').fill('Anna');
  const email = `vendeg.${randomUUID().slice(0, 8)}@example.hu`;
  await page.getByRole('main').getByLabel('E-mail-cím').fill(email);
  await page.getByRole('button', { name: nextStep }).click();
}

async function addCups(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: /Kosár/ })).toContainText('Kavics');
  await page.goto('/cart');
  await alive(page);
}

test('[CH-65] a postcode typed on a product page has its fee and days up to the order', async ({
  page,
}) => {
  const main = await openCups(page);
  await expect(main.getByText(expectedDays)).toBeVisible();
  const ownDays = expectedDays.exec(await main.getByText(expectedDays).innerText())?.[1] ?? '';
  await namePostcode(main, '12');
  await expect(main.getByText('Az irányítószám négy számjegyből áll.')).toBeVisible();
  await main.getByLabel('Irányítószám').fill('6720');
  await main.getByRole('button', { name: 'Megjelenítés' }).click();
  const answer = main.getByText(/^6720: 2\s490\sFt, \S+/);
  await expect(answer).toBeVisible();
  // The zone adds a day: the days of the product alone would be another promise.
  await expect(main.getByText(expectedDays)).toBeHidden();
  await expect(answer).not.toContainText(ownDays);
  await expect(main.getByRole('button', { name: 'Módosítás: irányítószám' })).toBeFocused();
  await sees(page, 'delivery fee of a postcode');
  await axeFindsNothing(page);
  await addCups(page);
  await expect(main.getByText('Szállítás ide: 6720')).toBeVisible();
  await expect(main.getByText(/2\s490\sFt/).first()).toBeVisible();
  await goToShipping(page);
  await expect(page.getByLabel('Irányítószám')).toHaveValue('6720');
  const methods = page.getByRole('group', { name: 'Szállítási mód' });
  await expect(methods.getByText(/2\s490\sFt/)).toBeVisible();
  await page.getByLabel('Település').fill('Szeged');
  await page.getByLabel('Utca, házszám').fill('Minta utca 1.');
  await page.getByLabel('Telefonszám').fill('06 30 123 4567');
  await page.getByRole('button', { name: nextStep }).click();
  await page.getByRole('group', { name: 'Fizetési mód' }).getByLabel('Banki előreutalás').check();
  await page.getByRole('button', { name: nextStep }).click();
  await page.getByLabel('Elfogadom az általános szerződési feltételeket').check();
  await page.getByLabel('Megismertem az adatkezelési tájékoztatót').check();
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/2\s490\sFt/)
      .first(),
  ).toBeVisible();
});

test('[CT-13] where nothing is delivered to the door, the shopper chooses where to fetch the order', async ({
  page,
}) => {
  const main = await openCups(page);
  await namePostcode(main, '2015');
  await expect(main.getByText(/^2015: csak átvételi pontra, \S+/)).toBeVisible();
  await expect(main.getByText(expectedDays)).toBeHidden();
  await page.reload();
  await expect(main.getByText('2015: csak átvételi pontra')).toBeVisible();
  await addCups(page);
  await expect(main.getByText('2015: csak átvételi pontra')).toBeVisible();
  await goToShipping(page);
  await expect(page.getByText('Erre a címre nem szállítunk házhoz.')).toBeVisible();
  const methods = page.getByRole('group', { name: 'Szállítási mód' });
  await expect(methods.getByRole('radio', { name: courier })).toBeHidden();
  await sees(page, 'delivery methods of a postcode without a courier');
  await axeFindsNothing(page);
  await expect(
    methods.getByRole('radio', { name: 'Személyes átvétel bemutatóteremben' }),
  ).toBeVisible();
  // Another address is the other way on.
  await page.getByLabel('Irányítószám', { exact: true }).fill('1137');
  await expect(methods.getByRole('radio', { name: courier })).toBeVisible();
  await expect(page.getByText('Erre a címre nem szállítunk házhoz.')).toBeHidden();
});

test('[CH-65] a postcode named without a network has its fee once there is one', async ({
  page,
  context,
}) => {
  const main = await openCups(page);
  await expect(main.getByText(expectedDays)).toBeVisible();
  await untilFetchedAhead(page);
  await alive(page);
  await context.setOffline(true);
  await namePostcode(main, '6720');
  await expect(main.getByText('6720: a díj a kosárban látható')).toBeVisible();
  await sees(page, 'delivery fee of a postcode without a network');
  await context.setOffline(false);
  await expect(main.getByText(/^6720: 2\s490\sFt, \S+/)).toBeVisible();

  // What is known stays known.
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Módosítás: irányítószám' }).click();
  await main.getByLabel('Irányítószám').fill('1137');
  await main.getByRole('button', { name: 'Megjelenítés' }).click();
  await expect(main.getByText(/^1137: .*Ft/)).toBeVisible();
  await context.setOffline(false);
});

test('[CH-65] where storage is refused, a postcode is known until the page ends', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const main = await openCups(page);
  await namePostcode(main, '6720');
  await expect(main.getByText(/^6720: 2\s490\sFt, \S+/)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fürdőszoba' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fürdőszoba' })).toBeVisible();
  await page.goBack();
  await expect(main.getByText(/^6720: 2\s490\sFt, \S+/)).toBeVisible();
  await page.reload();
  await alive(page);
  await expect(main.getByRole('button', { name: /irányítószám/i })).toBeVisible();
  await expect(main.getByText(expectedDays)).toBeVisible();
});

test('[CH-65] the default address of a customer proposes the postcode', async ({
  page,
  request,
}) => {
  await signIn(page, await customerWithOrder(request), '/account/addresses');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Új cím' }).first().click();
  await main.getByLabel('Irányítószám').fill('6720');
  await main.getByLabel('Település').fill('Szeged');
  await main.getByLabel('Utca, házszám').fill('Minta utca 1.');
  await main.getByLabel('Telefonszám').fill('06 30 765 4321');
  await main.getByRole('button', { name: 'Mentés' }).click();
  // The form names a default address, too: the address is saved when the form is gone.
  await expect(main.getByRole('button', { name: 'Mentés' })).toBeHidden();
  await expect(main.getByText('Alapértelmezett szállítási cím')).toBeVisible();

  await openCups(page);
  await main.getByRole('button', { name: /irányítószám/i }).click();
  await expect(main.getByLabel('Irányítószám')).toHaveValue('6720');
  await main.getByRole('button', { name: 'Megjelenítés' }).click();
  await expect(main.getByText(/^6720: 2\s490\sFt, \S+/)).toBeVisible();

  // The postcode of the device comes before that of the address.
  await main.getByRole('button', { name: 'Módosítás: irányítószám' }).click();
  await main.getByLabel('Irányítószám').fill('1137');
  await main.getByRole('button', { name: 'Megjelenítés' }).click();
  await main.getByRole('button', { name: 'Módosítás: irányítószám' }).click();
  await expect(main.getByLabel('Irányítószám')).toHaveValue('1137');
});
