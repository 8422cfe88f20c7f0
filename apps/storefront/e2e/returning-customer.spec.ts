import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { anyOf, logged, refusal } from './expected-messages.ts';
import { axeFindsNothing } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import {
  alive,
  buyNow,
  expect,
  expectOrderShown,
  fillCheckout,
  nextStep,
  sees,
  test,
} from './shop-test.ts';

// A wrong password, and a cart that was ordered on the shop host in the meantime.
test.use({
  expectedComplaint: anyOf(
    refusal('500', '/api/user/login'),
    refusal('410', '/api/cart/.*'),
    logged('cart[.][a-z-]+-failed'),
  ),
});

// findings H2
test('[S1-4] [S1-9] [S3-36] [S4-29] [S4-30] a customer registers, logs in, orders, sees the order and orders it again @phone', async ({
  page,
}) => {
  const email = `bela.${randomUUID().slice(0, 8)}@example.hu`;
  const password = 'harom zold almafa';

  await page.goto('/login?to=/account/orders');
  await alive(page);
  const main = page.getByRole('main');
  // Whichever way in one takes in the end, it leads to where one wanted to go.
  await main.getByRole('link', { name: 'Regisztráció' }).click();
  await expect(main.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute(
    'href',
    '/login?to=%2Faccount%2Forders',
  );
  await page.getByLabel('Vezetéknév').fill('Nagy');
  await page.getByLabel('Keresztnév').fill('Béla');
  await page.getByRole('main').getByLabel('E-mail-cím').fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Regisztráció' }).click();
  await expect(page).toHaveURL('/account/orders');
  await main.getByRole('link', { name: 'Adataim' }).click();
  await expect(main.getByLabel('Vezetéknév')).toHaveValue('Nagy');
  await page.getByRole('button', { name: 'Kijelentkezés' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await alive(page);
  await page.getByRole('main').getByLabel('E-mail-cím').fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill('rossz jelszo');
  await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(
    page.getByRole('alert').getByText('Hibás az e-\u2060mail-cím vagy a jelszó.'),
  ).toBeVisible();
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adataim' })).toBeVisible();

  await buyNow(page, '/felho-fotel');
  await expect(page.getByRole('main').getByLabel('E-mail-cím')).toHaveValue(email);
  await fillCheckout(page, {
    pickup: 'Győr, Belváros',
    pay: (payments) => payments.getByLabel('Banki előreutalás').check(),
  });
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  const pickup = page.getByText('Győr, Belváros: 9021 Győr, Példa tér 3.');
  await expect(pickup).toBeVisible();
  await expectOrderShown(page, {
    goods: 'Felhő fotel',
    place: /Győr, Belváros/,
    payment: 'Banki előreutalás',
  });
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  const transfer = page.getByRole('table', { name: 'Az átutalás adatai' });
  const expectTransfer = async () => {
    await expect(transfer.getByRole('row', { name: /^Számlaszám 12345676-/ })).toBeVisible();
    await expect(transfer.getByRole('row', { name: /^Utalandó összeg 149.990.Ft/ })).toBeVisible();
    await expect(transfer.getByRole('row', { name: `Közlemény ${number}` })).toBeVisible();
  };
  await page.reload();
  await expectTransfer();
  await sees(page, 'order waits for a transfer');

  await page.goto(`/account/orders/${number}`);
  await expect(pickup).toBeVisible();
  await expectTransfer();

  await page.goto('/account/orders');
  await alive(page);
  const order = page.getByRole('region', { name: `Rendelés: ${number}` });
  await expect(order.getByText('1 × Felhő fotel')).toBeVisible();
  await expect(order.getByText('Feldolgozásra vár')).toBeVisible();
  await order.getByRole('button', { name: 'Újrarendelés' }).click();
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await expect(miniCart.getByRole('link', { name: 'Felhő fotel' })).toBeVisible();
});

test('[S3-31] a customer ships to an address of the account or to a new one @phone', async ({
  page,
  request,
}) => {
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  await signIn(page, customer, '/account/addresses');
  await main.getByRole('button', { name: 'Új cím' }).click();
  await main.getByLabel('Irányítószám').fill('8237');
  await main.getByLabel('Település').fill('Tihany');
  await main.getByLabel('Utca, házszám').fill('Kossuth Lajos utca 3.');
  await main.getByLabel('Telefonszám').fill('06 30 765 4321');
  const isChange = (call: Request) =>
    call.method() === 'POST' && new URL(call.url()).pathname === '/api/user/me';
  const saved = page.waitForResponse((answer) => isChange(answer.request()));
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(main.getByRole('region', { name: /8237 Tihany/ })).toBeVisible();
  // The book shows it before the shop has it, and the checkout is on another host.
  await saved;

  await buyNow(page, '/felho-fotel');
  const next = main.getByRole('button', { name: nextStep });
  await next.click();
  const savedAddress = main.getByRole('radio', { name: '8237 Tihany, Kossuth Lajos utca 3.' });
  await expect(savedAddress).toBeChecked();
  await expect(main.getByLabel('Irányítószám')).toBeHidden();
  await main.getByRole('radio', { name: 'Másik cím' }).check();
  await expect(main.getByLabel('Irányítószám')).toHaveValue('');
  await main.getByLabel('Irányítószám').fill('1137');
  await expect(main.getByLabel('Település')).toHaveValue('Budapest');
  await main.getByLabel('Utca, házszám').fill('Pozsonyi út 12.');
  await main.getByLabel('A cím mentése a fiókomba').check();
  await next.click();
  await expect(main.getByRole('heading', { name: 'Fizetés', exact: true })).toBeVisible();

  await page.goBack();
  await expect(main.getByRole('radio', { name: '1137 Budapest, Pozsonyi út 12.' })).toBeChecked();
  await savedAddress.check();
  await next.click();
  await expect(main.getByRole('heading', { name: 'Fizetés', exact: true })).toBeVisible();

  // The invoice has another address and another name.
  await main.getByLabel('A számlázási cím megegyezik a szállítási címmel').uncheck();
  await main.getByRole('radio', { name: 'Másik cím' }).check();
  await main.getByLabel('Vezetéknév').fill('Szabó');
  await main.getByLabel('Keresztnév').fill('Béla');
  await main.getByLabel('Irányítószám').fill('9021');
  await expect(main.getByLabel('Település')).toHaveValue('Győr');
  await main.getByLabel('Utca, házszám').fill('Baross út 5.');
  await next.click();
  await expect(
    main.getByRole('row', { name: /^Számlázási cím Szabó Béla, 9021 Győr, Baross út 5/ }),
  ).toBeVisible();
  await expect(
    main.getByRole('row', { name: /^Szállítási cím 8237 Tihany, Kossuth Lajos utca 3/ }),
  ).toBeVisible();

  // Without the address that was proposed the other one is.
  await page.goto('/account/addresses');
  await alive(page);
  const cottage = main.getByRole('region', { name: /8237 Tihany/ });
  await cottage.getByRole('button', { name: 'Törlés' }).click();
  await page
    .getByRole('dialog', { name: 'Törli ezt a címet?' })
    .getByRole('button', { name: 'Törlés' })
    .click();
  await expect(cottage).toHaveCount(0);
  const home = main.getByRole('region', { name: /1137 Budapest/ });
  await expect(home.getByText('Alapértelmezett szállítási cím')).toBeVisible();
});

// findings G, loyalty
test('a new customer registers in the dialog of a page that needs an account, and stays on that page @phone', async ({
  page,
}) => {
  await page.goto('/account/loyalty');
  await alive(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Bejelentkezés' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Regisztráció' }).click();
  await dialog.getByLabel('Vezetéknév').fill('Nagy');
  await dialog.getByLabel('Keresztnév').fill('Dóra');
  await dialog.getByLabel('E-mail-cím').fill(`dora.${randomUUID().slice(0, 8)}@example.hu`);
  await dialog.getByLabel('Jelszó', { exact: true }).fill('harom zold almafa');
  await dialog.locator('form').getByRole('button', { name: 'Regisztráció' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('Ehhez a fiókhoz nem tartozik törzsvásárlói kártya')).toBeVisible();

  // Findings G: the customer gets the card, sees its barcode, and returns it after a question.
  await main.getByRole('button', { name: 'Kártyát kérek' }).click();
  const code = main.getByRole('img', { name: /^Törzsvásárlói kártya: 7\d{11}$/ });
  await expect(code).toBeVisible();
  await expect(main.getByRole('row', { name: 'Pontok 0' })).toBeVisible();
  await axeFindsNothing(page);
  await page.reload();
  await expect(code).toBeVisible();
  await main.getByRole('button', { name: 'Kártya visszaadása' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Mégse' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(code).toBeVisible();
  await main.getByRole('button', { name: 'Kártya visszaadása' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kártya visszaadása' }).click();
  await expect(main.getByText('Ehhez a fiókhoz nem tartozik törzsvásárlói kártya')).toBeVisible();
});
