import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { alive, expect, openDatabase } from './shop-test.ts';

export interface CustomerWithOrder {
  readonly email: string;
  readonly password: string;
  readonly orderNumber: string;
}

const sku = 'ZG-2201-MEGGY';
/** Lamp with a large stock. */
const lampSku = 'ZG-7204';
const names = { firstname: 'Cili', lastname: 'Nagy' };

/** More journeys order this armchair than its stock allows. */
async function restock(): Promise<void> {
  const database = await openDatabase();
  await database`UPDATE stock SET qty = 12 WHERE sku = ${sku} AND qty < 4`;
  await database.end();
}

/** Creates a customer with an order of an armchair by API calls, for journeys that begin after the order. */
export async function customerWithOrder(request: APIRequestContext): Promise<CustomerWithOrder> {
  await restock();
  const email = `cili.${randomUUID().slice(0, 8)}@example.hu`;
  const password = 'harom zold almafa';
  await send(request, '/api/user/create', { customer: { email, ...names }, password });
  const token = await send(request, '/api/user/login', { username: email, password });
  const order = orderOf(sku, email);
  const { orderNumber } = await send(request, '/api/order/create', order, token);
  return { email, password, orderNumber };
}

/** Orders a lamp as a guest by an API call. Returns the order number. */
export async function guestOrder(request: APIRequestContext, email: string): Promise<string> {
  const { orderNumber } = await send(request, '/api/order/create', orderOf(lampSku, email));
  return orderNumber;
}

async function send(request: APIRequestContext, path: string, data: object, token = '') {
  const answer = await request.post(path, {
    data,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
  });
  const body = (await answer.json()) as { code: number; result: never };
  expect(body).toMatchObject({ code: 200 });
  return body.result;
}

/** Returns the body of an order of one piece, with delivery to an address and payment on delivery. */
function orderOf(article: string, email: string): object {
  const shippingAddress = {
    ...names,
    email,
    country_id: 'HU',
    postcode: '1137',
    city: 'Budapest',
    street: ['Pozsonyi út 12.', '3. em. 2.'],
    telephone: '+36301234567',
  };
  return {
    products: [{ sku: article, qty: 1 }],
    addressInformation: {
      shippingAddress,
      billingAddress: shippingAddress,
      shipping_carrier_code: 'courier',
      shipping_method_code: 'flatrate',
      payment_method_code: 'cashondelivery',
    },
  };
}

/** Signs in on the login page and opens the path `to`. */
export async function signIn(
  page: Page,
  { email, password }: Pick<CustomerWithOrder, 'email' | 'password'>,
  to: string,
): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(to)}`);
  await alive(page);
  await page.getByRole('main').getByLabel('E-mail-cím').fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés' }).click();
  await expect(page).toHaveURL(to);
}
