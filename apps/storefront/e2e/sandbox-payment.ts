import type { Page } from '@playwright/test';
import { alive, expect, fillCheckout, toCheckout } from './shop-test.ts';

/** Name of the button that places an order. */
export const orderButton = 'Fizetési kötelezettséggel járó megrendelés';

/** Presses a button on the page of the payment provider. */
export async function decide(page: Page, button: string, plan: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Próbafizetés' })).toBeVisible();
  await page.getByLabel('Értesítés a webáruháznak').selectOption(plan);
  await page.getByRole('button', { name: button }).click();
}

/** Orders a product as a guest who pays online. Afterwards the browser is opening the page of the provider. */
export async function orderWithBarion(page: Page, product: string): Promise<void> {
  await page.goto(product);
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await toCheckout(page, page.getByRole('dialog', { name: /Kosár/ }));
  await fillCheckout(page, {
    email: 'online.vevo@example.hu',
    pay: async (payments) => {
      await expect(payments.getByRole('img', { name: 'Barion' })).toBeVisible();
      await payments.getByLabel(/Barion tárca/).check();
    },
  });
  await page.getByRole('button', { name: orderButton }).click();
}
