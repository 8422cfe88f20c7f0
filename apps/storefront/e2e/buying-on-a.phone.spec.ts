import { alive, expect, test } from './shop-test.ts';

test('on a phone: menu, filters, product, cart, quantity, remove, undo and change', async ({
  page,
}) => {
  await page.goto('/');
  await alive(page);
  await page.getByRole('link', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByText('Nappali', { exact: true }).click();
  await menu.getByRole('link', { name: 'Összes: Nappali' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nappali' })).toBeVisible();

  await page.getByRole('link', { name: 'Szűrők' }).click();
  const filters = page.getByRole('dialog', { name: 'Szűrők' });
  await filters.getByRole('link', { name: /^Klasszikus/ }).click();
  await expect(page).toHaveURL(/filter_group_2=/);
  await filters.getByRole('button', { name: /termék megjelenítése/ }).click();
  await page.getByRole('link', { name: 'Olvasó fülesfotel' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Olvasó fülesfotel' })).toBeVisible();
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await miniCart.getByRole('button', { name: 'Eggyel több' }).click();
  await expect(miniCart.getByRole('spinbutton')).toHaveValue('2');
  await miniCart.getByRole('button', { name: /^Eltávolítás/ }).click();
  const question = page.getByRole('dialog', { name: 'Törlődjön a termék a kosárból?' });
  await question.getByRole('button', { name: 'Eltávolítás' }).click();
  await expect(miniCart.getByText('A kosár üres')).toBeVisible();
  await miniCart.getByRole('button', { name: 'Visszavonás' }).click();
  await expect(miniCart.getByRole('spinbutton')).toHaveValue('2');

  await miniCart.getByRole('button', { name: 'Módosítás: Olvasó fülesfotel' }).click();
  const editor = page.getByRole('dialog', { name: 'Módosítás: Olvasó fülesfotel' });
  // Leather comes in none of velvet's colours: it is offered as there is it.
  await editor.getByRole('radio', { name: 'Bőr' }).click();
  await editor.getByRole('button', { name: /^Helyette választható: Bőr, / }).click();
  await editor.getByRole('button', { name: 'Módosítások mentése' }).click();
  await expect(editor).toBeHidden();
  await expect(miniCart.getByText('Bőr')).toBeVisible();
});
