import { randomUUID } from 'node:crypto';
import { anyOf, logged, refusal } from './expected-messages.ts';
import { axeFindsNothing } from './accessible.ts';
import { alive, expect, keepToItself, nextStep, sees, test, toCheckout } from './shop-test.ts';
import { stored, storedCollections } from './stored-values.ts';

// An article that sold out in the meantime is refused, and the session begins with the order.
test.use({
  expectedComplaint: anyOf(
    refusal('400|404|409|410|500', '/api/.*'),
    logged('cart[.](?:lost|[a-z-]+-failed)'),
  ),
});

test('[S3-25] [S3-27] [S3-30] [S3-32] [S3-34] [S3-39] [S4-14] [S4-51] [S5-18] [S5-23] [S5-24] [S6-2] [S8-17] [S9-10] a company orders after correcting every problem of the checkout, gets an account and pays in cash @phone', async ({
  page,
  database,
}) => {
  await keepToItself(database, 'ZG-8802');
  const unique = randomUUID().slice(0, 8);
  const email = `ceg.${unique}@example.hu`;
  const coupon = `CEG-${unique.toUpperCase()}`;
  await database`INSERT INTO coupon (code, type, value, used) VALUES (${coupon}, 'percent', 10, 0)`;
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: nextStep });
  const problems = main.getByRole('alert');
  const placing = main.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' });

  for (const path of ['/bogyos-ajtokoszoru', '/filcfenyok-harom-darab']) {
    await page.goto(path);
    await alive(page);
    await page.getByRole('button', { name: 'Kosárba' }).first().click();
    await expect(page.getByRole('dialog', { name: /Kosár/ })).toBeVisible();
  }
  await page.goto('/cart');
  await alive(page);
  await main.getByLabel('Kuponkód').fill(coupon);
  await main.getByRole('button', { name: 'Beváltás' }).click();
  await expect(main.getByText(`Kuponkód: ${coupon}`)).toBeVisible();
  const lines = main.getByRole('list', { name: 'Termékek a kosárban' });
  await expect(lines.getByText(/kupon: −\d/)).toHaveCount(2);
  await alive(page);
  await axeFindsNothing(page);
  await toCheckout(page, main);

  await next.click();
  await expect(problems).toContainText('Javítson ki');
  await sees(page, 'personal details missing');
  await alive(page);
  await axeFindsNothing(page);
  await problems.getByRole('link', { name: /Vezetéknév/ }).click();
  await expect(main.getByLabel('Vezetéknév')).toBeFocused();
  await main.getByLabel('Vezetéknév').fill('Kovács');
  await main.getByLabel('Keresztnév').fill('Anna');
  await main.getByLabel('E-mail-cím').fill(email);
  await main.getByLabel('Fiók létrehozása').check();
  await main.getByLabel('Jelszó', { exact: true }).fill('harom zold almafa');
  await next.click();

  await main.getByLabel('Irányítószám').fill('113');
  await next.click();
  await expect(problems).toContainText('Az irányítószám négy számjegyből áll.');
  await sees(page, 'address incomplete');
  await alive(page);
  await axeFindsNothing(page);
  await main.getByLabel('Irányítószám').fill('9021');
  await expect(main.getByLabel('Település')).toHaveValue('Győr');
  await main.getByLabel('Irányítószám').fill('1137');
  await expect(main.getByLabel('Település')).toHaveValue('Budapest');
  await main.getByLabel('Utca, házszám').fill('Pozsonyi út 12.');
  await main.getByLabel('Telefonszám').fill('06 30 123 4567');
  await next.click();

  await main.getByLabel(/Utánvét készpénzzel/).check();
  await main.getByLabel('Céges számlát kérek').check();
  await main.getByLabel('Cégnév').fill('Al');
  await main.getByLabel('Adószám').fill('12345678');
  await next.click();
  await expect(problems).toContainText('Cégnév: Legalább 3 karakter');
  await expect(problems).toContainText('Az adószámot így adja meg: 12345678-1-12.');
  await sees(page, 'tax number wrong');
  await alive(page);
  await axeFindsNothing(page);
  await main.getByLabel('Cégnév').fill('Almafa Kft.');
  await main.getByLabel('Adószám').fill('10773381244');

  // What was typed is still there after a reload; a password is kept nowhere.
  const draft = async () => JSON.stringify(await stored(page, 'checkout'));
  await expect.poll(draft).toContain('10773381');
  await page.reload();
  await expect(main.getByLabel('Vezetéknév')).toHaveValue('Kovács');
  await next.click();
  await expect(problems).toContainText('Jelszó');
  await main.getByLabel('Jelszó', { exact: true }).fill('harom zold almafa');
  await next.click();
  await expect(main.getByLabel('Irányítószám')).toHaveValue('1137');
  await next.click();
  await expect(main.getByLabel('Cégnév')).toHaveValue('Almafa Kft.');
  await expect(main.getByLabel(/Utánvét készpénzzel/)).toBeChecked();
  await next.click();

  await expect(main.getByRole('heading', { name: 'Ellenőrzés' })).toBeVisible();
  await expect(main.getByText('Almafa Kft. (10773381-2-44)')).toBeVisible();
  await main.getByRole('link', { name: 'Módosítás: Szállítási cím' }).click();
  await expect(main.getByLabel('Irányítószám')).toHaveValue('1137');
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'Ellenőrzés' })).toBeVisible();
  await placing.click();
  await expect(problems).toContainText('Ez még hiányzik');
  await sees(page, 'terms not accepted');
  await alive(page);
  await axeFindsNothing(page);
  await problems.getByRole('button', { name: 'Javítás' }).first().click();
  await expect(main.getByLabel(/Elfogadom az általános szerződési feltételeket/)).toBeFocused();
  await page.keyboard.press('Space');
  await main.getByLabel(/Megismertem az adatkezelési tájékoztatót/).check();

  const [before] = await database`SELECT qty, is_in_stock FROM stock WHERE sku = 'ZG-8802'`;
  await database`UPDATE stock SET qty = 0, is_in_stock = false WHERE sku = 'ZG-8802'`;
  try {
    await placing.click();
    await expect(problems).toContainText('Filcfenyők, három darab: elfogyott');
  } finally {
    await database`UPDATE stock SET ${database(before!)} WHERE sku = 'ZG-8802'`;
  }
  await sees(page, 'sold out meanwhile');
  await alive(page);
  await axeFindsNothing(page);
  await problems.getByRole('button', { name: 'Törlés: Filcfenyők, három darab' }).click();
  const question = page.getByRole('dialog', { name: 'Törli a terméket a kosárból?' });
  await question.getByRole('button', { name: 'Törlés' }).click();
  await expect(main).toContainText(
    /Kerekítés \(készpénzes fizetés\)−1\u00a0Ft\s*Fizetendő készpénzben15\u00a0290\u00a0Ft/,
  );

  // An order too late for the coupon shows the price without it, and can be placed at that price.
  await database`UPDATE coupon SET valid_to = '2020-01-01' WHERE code = ${coupon}`;
  await placing.click();
  await expect(problems).toContainText('15\u00a0291\u00a0Ft helyett 16\u00a0990\u00a0Ft lett');
  await expect(problems).toContainText(`${coupon}: A kupon lejárt.`);
  await expect(main).toContainText(/Végösszeg16\u00a0990\u00a0Ft/);
  await expect(placing).toBeEnabled();
  await sees(page, 'coupon expired meanwhile');
  await axeFindsNothing(page);
  await database`UPDATE coupon SET valid_to = NULL WHERE code = ${coupon}`;
  await placing.click();
  await expect(problems).toContainText('16\u00a0990\u00a0Ft helyett 15\u00a0291\u00a0Ft lett');
  await expect(main).toContainText(/Végösszeg15\u00a0291\u00a0Ft/);
  await placing.click();

  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  expect(JSON.stringify(await storedCollections(page))).not.toContain('harom zold almafa');
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  const orders = main.getByRole('link', { name: 'Rendeléseim' });
  await expect(orders).toBeVisible();
  await page.reload();
  await expect(main.getByText(`Rendelésszám: ${number}`)).toBeVisible();
  await expect(main.getByRole('row', { name: /^Végösszeg 15.291.Ft/ })).toBeVisible();
  await expect(
    main.getByRole('row', { name: new RegExp(`^Kedvezmény [(]${coupon}[)] −1.699.Ft`) }),
  ).toBeVisible();
  await expect(main.getByRole('row', { name: /^Fizetési mód Utánvét készpénzzel/ })).toBeVisible();
  await sees(page, 'order placed, opened again');
  await alive(page);
  await axeFindsNothing(page);
  await orders.click();
  await expect(main.getByRole('region', { name: `Rendelés: ${number}` })).toBeVisible();
  await main.getByRole('link', { name: number }).click();
  await expect(main).toContainText(new RegExp(`Kedvezmény [(]${coupon}[)]\\s*−1.699.Ft`));
});
