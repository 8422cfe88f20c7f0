import type { CartItem, CartState, CartSync } from '@shop/cart-sync';
import {
  readOrderResponse,
  validateReview,
  type Checkout,
  type CheckoutStep,
  type PlaceOutcome,
} from '@shop/checkout';
import { createObservable } from '@shop/kernel';
import { act, useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { OrderProblems } from './order-problems.tsx';

const cart = {
  state: createObservable({ items: [] } as unknown as CartState),
} as unknown as CartSync;
const checkout = {
  problemsOf: (step: string) =>
    step === 'orderReview' ? validateReview({ terms: false, privacy: true }) : [],
} as unknown as Checkout;

/** Returns the outcome of an order that the server rejects with this error. */
function outcomeOf(error: string, meta: object = {}): Extract<PlaceOutcome, { kind: 'refused' }> {
  const outcome = readOrderResponse({ code: 400, result: 'No.', meta: { error, ...meta } }, 0);
  if (outcome?.kind !== 'refused') throw new Error('The order was not refused');
  return outcome;
}

it.each<
  [outcome: Extract<PlaceOutcome, { kind: 'refused' }>, words: string, fix: string | undefined]
>([
  [
    outcomeOf('address-invalid'),
    'A megadott cím hibás, ezért nem vettük fel a rendelést. Ellenőrizze a címet, és küldje el újra.',
    'Javítás',
  ],
  [
    outcomeOf('invalid-request'),
    'A megadott cím hibás, ezért nem vettük fel a rendelést. Ellenőrizze a címet, és küldje el újra.',
    'Javítás',
  ],
  [
    outcomeOf('products-unavailable', {
      products: [{ sku: 'SZEK', name: 'Fészek szék', available: 1 }],
    }),
    'Néhány termék időközben elfogyott. Nézze át a kosarat, és adja le újra a rendelést.',
    undefined,
  ],
  [outcomeOf('cart-empty'), 'A kosár üres. Tegyen bele legalább egy terméket.', undefined],
  [{ kind: 'refused', reason: 'details-invalid' }, 'Ez még hiányzik:', 'Javítás'],
])(
  'shows why the order was not placed and links to what to correct: %o',
  async (outcome, words, fix) => {
    const page = await showInShop(<OrderProblems checkout={checkout} outcome={outcome} />, {
      cart,
    });
    const alert = page.querySelector('[role=alert]');
    expect(alert?.textContent).toContain('A rendelés nem jött létre');
    expect(alert?.textContent).toContain(words);
    expect(alert?.querySelector('button')?.textContent).toBe(fix);
  },
);

it('names the reason of a changed total: a price, a coupon', async () => {
  const meta = {
    error: 'total-changed',
    grand_total: 300,
    lines: [{ sku: 'SZEK', name: 'Fészek szék', expected_price: 100, price: 150 }],
    coupon: { code: 'NYAR10', error: 'coupon-used-up' },
  };
  const outcome = readOrderResponse({ code: 400, meta }, 200);
  if (outcome?.kind !== 'total-changed') throw new Error('The total has not changed');
  const page = await showInShop(<OrderProblems checkout={checkout} outcome={outcome} />, { cart });
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Fészek szék: 100\u00a0Ft helyett 150\u00a0Ft',
    'NYAR10: Ez a kupon már nem váltható be: elérte a felhasználási határt.',
  ]);
});

it('offers the customer service only where the shop has written its page', async () => {
  const part = <OrderProblems checkout={checkout} outcome={{ kind: 'refused', reason: 'other' }} />;
  const show = (pages?: readonly string[]) => showInShop(part, { cart }, '/', undefined, pages);
  expect((await show()).querySelector('li a')?.getAttribute('href')).toBe('/ugyfelszolgalat');
  expect((await show([])).querySelector('li')).toBeNull();
});

it('names the missing field and links to it', async () => {
  const page = await showInShop(
    <>
      <OrderProblems checkout={checkout} outcome={{ kind: 'refused', reason: 'details-invalid' }} />
      <input id="checkout-terms" />
    </>,
    { cart },
  );
  expect(page.querySelector('li')?.textContent).toContain(
    'fogadja el az általános szerződési feltételeket',
  );
  page.querySelector<HTMLElement>('li button')?.click();
  expect(document.activeElement?.id).toBe('checkout-terms');
});

/** Renders the problems after the cart is loaded, as the checkout does. */
function Refused({
  outcome,
  of = checkout,
}: {
  outcome: Extract<PlaceOutcome, { kind: 'refused' }>;
  of?: Checkout;
}) {
  return useShopper() && <OrderProblems checkout={of} outcome={outcome} />;
}

it.each([
  ['quantity-invalid', 'nem rendelhető'],
  ['order-too-large', 'Ekkora rendelést'],
])('[CH-45] findings A11: %s has a text and links to the cart', async (error, words) => {
  const state = createObservable({ items: [], isVirtual: false } as unknown as CartState);
  const page = await showInShop(<Refused outcome={outcomeOf(error)} />, {
    cart: { state } as unknown as CartSync,
  });
  expect(page.textContent).toContain(words);
  expect(page.querySelector('li a')?.getAttribute('href')).toBe('/cart');
});

it('names customer service for a refusal without a reason of its own, never the text of the server', async () => {
  const outcome = readOrderResponse({ code: 422, result: 'Unprocessable order' }, 0);
  if (outcome?.kind !== 'refused') throw new Error('The order was not refused');
  const page = await showInShop(<OrderProblems checkout={checkout} outcome={outcome} />, { cart });
  expect(page.textContent).toContain('A rendelést most nem tudtuk felvenni.');
  expect(page.textContent).not.toContain('Unprocessable');
  expect(page.querySelector('li a')?.getAttribute('href')).toBe('/ugyfelszolgalat');
});

it.each<[story: string, isVirtual: boolean, error: string, step: CheckoutStep]>([
  ['an address goods are sent to', false, 'address-invalid', 'shipping'],
  ['the address of a cart that is not delivered', true, 'address-invalid', 'payment'],
  ['a way to pay', true, 'payment-method-invalid', 'payment'],
])('[CH-45] links to where it is corrected: %s', async (_story, isVirtual, error, step) => {
  const opened: CheckoutStep[] = [];
  const of = { goTo: async (to: CheckoutStep) => opened.push(to) } as unknown as Checkout;
  const state = createObservable({ items: [], isVirtual } as unknown as CartState);
  const page = await showInShop(<Refused of={of} outcome={outcomeOf(error)} />, {
    cart: { state } as unknown as CartSync,
  });
  page.querySelector<HTMLElement>('li button')?.click();
  expect(opened).toEqual([step]);
});

it.each([
  ['what is delivered', false, 1],
  ['what is not delivered', true, 0],
])('[CH-22] names what is missing in the visible steps: %s', async (_story, isVirtual, count) => {
  const of = {
    problemsOf: (step: CheckoutStep) =>
      step === 'shipping' ? validateReview({ terms: false, privacy: true }) : [],
  } as unknown as Checkout;
  const state = createObservable({ items: [], isVirtual } as unknown as CartState);
  const page = await showInShop(
    <Refused of={of} outcome={{ kind: 'refused', reason: 'details-invalid' }} />,
    { cart: { state } as unknown as CartSync },
  );
  expect(page.querySelectorAll('li')).toHaveLength(count);
});

describe('the stock does not suffice for all lines together', () => {
  const line = (sku: string, qty: number, checksum?: string) =>
    ({ sku, qty, product: {}, ...(checksum !== undefined && { checksum }) }) as unknown as CartItem;
  const inFours = (qty: number) =>
    ({ ...line('SAMLI', qty), product: { qty_increments: 4 } }) as unknown as CartItem;
  const short = (sku: string, available: number) => ({ sku, name: sku, available });
  const stools = [line('SAMLI', 2, 'Anna'), line('SAMLI', 2, 'Béla')];
  const setAndChairs = [line('GARNITURA', 1), line('SZEK', 2)];

  it.each<
    [story: string, items: CartItem[], soldOut: object[], said: string[], corrected: CartItem[]]
  >([
    [
      'two lines of one product',
      stools,
      [short('SAMLI', 3), short('SAMLI', 3)],
      ['SAMLI: már csak 3 db maradtKosár megtekintése'],
      [line('SAMLI', 2, 'Anna'), line('SAMLI', 1, 'Béla')],
    ],
    [
      'a set and its chairs',
      setAndChairs,
      [short('GARNITURA', 1), short('SZEK', 3)],
      [
        'GARNITURA: már csak 1 db maradtKosár megtekintése',
        'SZEK: már csak 3 db maradtKosár megtekintése',
      ],
      [line('GARNITURA', 1), line('SZEK', 1)],
    ],
    [
      'one line',
      [line('SZEK', 5)],
      [short('SZEK', 3)],
      ['SZEK: már csak 3 db maradtLegyen 3 db'],
      [line('SZEK', 3)],
    ],
    [
      'one of what is sold in fours (PO-43)',
      [inFours(8)],
      [short('SAMLI', 7)],
      ['SAMLI: már csak 7 db maradtLegyen 4 db'],
      [inFours(4)],
    ],
    [
      'less than is sold together (PO-43)',
      [inFours(8)],
      [short('SAMLI', 3)],
      ['SAMLI: már csak 3 db maradtTörlés'],
      [],
    ],
  ])(
    'is shown until the quantity is reduced: %s',
    async (_story, items, products, said, corrected) => {
      const state = createObservable({ items } as unknown as CartState);
      const page = await showInShop(
        <Refused outcome={outcomeOf('products-unavailable', { products })} />,
        { cart: { state } as unknown as CartSync },
      );
      expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(said);
      act(() => state.set({ items: corrected } as unknown as CartState));
      expect(page.querySelector('[role=alert]')).toBeNull();
    },
  );
});

it('describes the cart of the last rejection', async () => {
  const refusal = () =>
    outcomeOf('products-unavailable', { products: [{ sku: 'SZEK', available: 3 }] });
  const state = createObservable({
    items: [{ sku: 'SZEK', qty: 5, product: {} }],
  } as unknown as CartState);
  const outcome = createObservable(refusal());
  const Latest = () => <Refused outcome={useSyncExternalStore(outcome.subscribe, outcome.get)} />;
  const page = await showInShop(<Latest />, { cart: { state } as unknown as CartSync });
  act(() => state.set({ items: [{ sku: 'SZEK', qty: 3 }] } as unknown as CartState));
  expect(page.querySelector('[role=alert]')).toBeNull();
  act(() => outcome.set(refusal()));
  expect(page.querySelector('[role=alert]')).not.toBeNull();
});
