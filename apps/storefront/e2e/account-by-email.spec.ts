import { randomUUID } from 'node:crypto';
import { anyOf, logged, refusal } from './expected-messages.ts';
import { axeFindsNothing } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { linkTo } from './email-link.ts';
import { alive, expect, untilListsStored, sees, test } from './shop-test.ts';

// The password that was forgotten, and sessions that end with it.
test.use({
  expectedComplaint: anyOf(
    refusal('400|401|404|410|500', '/api/.*'),
    logged('session-lost|cart[.]lost'),
  ),
});

test('[S1-5] [S4-40] a customer resets the password and changes the email address by email; the wishlist follows the account @phone', async ({
  page,
  request,
  newDevice,
}) => {
  // Three letters are waited for on the way.
  test.setTimeout(180_000);
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  const wish = main.getByRole('button', { name: 'Kívánságlistára', exact: true });

  await page.goto('/ronk-asztalka');
  await alive(page);
  await wish.click();
  await expect(main.getByRole('button', { name: 'Törlés a kívánságlistáról' })).toBeVisible();
  await untilListsStored(page);
  await page.goto('/login?to=/wishlist');
  await alive(page);
  await main.getByRole('link', { name: 'Elfelejtett jelszó?' }).click();
  await expect(
    main.getByRole('heading', { level: 1, name: 'Jelszó visszaállítása' }),
  ).toBeVisible();
  await alive(page);
  await main.getByLabel('E-mail-cím').fill(customer.email);
  await main.getByRole('button', { name: 'Link küldése' }).click();
  await expect(main.getByText(/^Ha ehhez az e-\u2060mail-címhez tartozik fiók/)).toBeVisible();
  await sees(page, 'link on its way');
  await alive(page);
  await axeFindsNothing(page);

  const reset = new URL(await linkTo(customer.email, /http\S+\/reset-password\S*#\S+/));
  await page.goto(reset.pathname + reset.search + reset.hash);
  await alive(page);
  await sees(page, 'new password asked');
  await axeFindsNothing(page);
  await main.getByLabel('Új jelszó').fill('rovid');
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(main.getByLabel('Új jelszó')).toHaveAttribute('aria-invalid', 'true');
  await main.getByLabel('Új jelszó').fill('negy kek korte');
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(main.getByText('A jelszó sikeresen módosult')).toBeVisible();
  await sees(page, 'password changed');
  // The link works once.
  await page.reload();
  await alive(page);
  await main.getByLabel('Új jelszó').fill('ot piros szilva');
  await main.getByRole('button', { name: 'Mentés' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await sees(page, 'link used up');

  const changed = { ...customer, password: 'negy kek korte' };
  await signIn(page, changed, '/account/security');
  const email = `uj.${randomUUID().slice(0, 8)}@example.hu`;
  await main.getByLabel('Új e-mail-cím').fill(email);
  await main.getByLabel('Jelszó', { exact: true }).fill(changed.password);
  await main.getByRole('button', { name: 'Link küldése' }).click();
  await expect(main.getByText(`A megerősítő linket elküldtük ide: ${email}.`)).toBeVisible();
  await sees(page, 'new address to be confirmed');
  const confirm = new URL(await linkTo(email, /http\S+\/confirm-email\S*#\S+/));
  await page.goto(confirm.pathname + confirm.search + confirm.hash);
  await alive(page);
  await axeFindsNothing(page);
  await main.getByRole('button', { name: 'Cím megerősítése' }).click();
  await expect(main.getByText(`Mostantól ezzel a címmel jelentkezhet be: ${email}`)).toBeVisible();
  await sees(page, 'address confirmed');
  await alive(page);
  await axeFindsNothing(page);

  await page.goto('/account/newsletter');
  await alive(page);
  await main.getByLabel('Hozzájárulok a hírlevél küldéséhez').check();
  await main.getByRole('button', { name: 'Feliratkozás' }).click();
  await expect(main.getByText(`Az e-\u2060mailt erre a címre küldtük: ${email}`)).toBeVisible();
  await sees(page, 'newsletter to be confirmed');
  await alive(page);
  await axeFindsNothing(page);
  await main.getByRole('button', { name: 'Kérés visszavonása' }).click();
  await expect(main.getByRole('button', { name: 'Feliratkozás' })).toBeVisible();

  // Another device, where another wish waited: after the login both are there, and what goes goes for both.
  const theirs = await newDevice();
  await theirs.goto('/felho-fotel');
  await alive(theirs);
  await theirs
    .getByRole('main')
    .getByRole('button', { name: 'Kívánságlistára', exact: true })
    .click();
  await expect(
    theirs.getByRole('main').getByRole('button', { name: 'Törlés a kívánságlistáról' }).first(),
  ).toBeVisible();
  await untilListsStored(theirs);
  await signIn(theirs, { ...changed, email }, '/wishlist');
  const wishes = theirs.getByRole('list', { name: 'Kívánságlista' });
  await expect(wishes.getByRole('link', { name: 'Rönk asztalka', exact: true })).toBeVisible();
  await expect(wishes.getByRole('link', { name: 'Felhő fotel', exact: true })).toBeVisible();
  await sees(theirs, 'wishes of both devices');
  await alive(theirs);
  await axeFindsNothing(theirs);
  await wishes.getByRole('button', { name: /^Törlés a kívánságlistáról: Rönk/ }).click();
  await expect(wishes.getByRole('link', { name: 'Rönk asztalka', exact: true })).toBeHidden();
  await alive(theirs);
});
