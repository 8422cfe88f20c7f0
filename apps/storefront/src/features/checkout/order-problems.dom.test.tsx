import type { CartState, CartSync } from '@shop/cart-sync';
import { readOrderAnswer, validateReview, type Checkout, type PlaceOutcome } from '@shop/checkout';
import { createObservable } from '@shop/kernel';
import { expect, it } from 'vitest';
import { showInShop } from '../../wiring/test/show-in-shop.tsx';
import { OrderProblems } from './order-problems.tsx';

const cart = {
  state: createObservable({ items: [] } as unknown as CartState),
} as unknown as CartSync;
const checkout = {
  problemsOf: (step: string) =>
    step === 'orderReview' ? validateReview({ terms: false, privacy: true }) : [],
} as unknown as Checkout;

/** What the server's answer makes of an order. */
function outcomeOf(error: string, meta: object = {}): Extract<PlaceOutcome, { kind: 'refused' }> {
  const outcome = readOrderAnswer({ code: 400, result: 'No.', meta: { error, ...meta } }, 0);
  if (outcome?.kind !== 'refused') throw new Error('The order was not refused');
  return outcome;
}

it.each<
  [outcome: Extract<PlaceOutcome, { kind: 'refused' }>, words: string, fix: string | undefined]
>([
  [
    outcomeOf('address-invalid'),
    'A pénztárban megadott cím érvénytelen, a rendelés törölve',
    'Javítás',
  ],
  [
    outcomeOf('invalid-request'),
    'A pénztárban megadott cím érvénytelen, a rendelés törölve',
    'Javítás',
  ],
  [
    outcomeOf('products-unavailable', {
      products: [{ sku: 'SZEK', name: 'Fészek szék', available: 1 }],
    }),
    'Néhány megrendelt termék nem érhető el!',
    undefined,
  ],
  [outcomeOf('cart-empty'), 'Üres kosárral nem indítható el a pénztár.', undefined],
  [{ kind: 'refused', reason: 'details-invalid' }, 'Valami még hiányzik:', 'Javítás'],
])(
  'says why the order was not placed, and leads to what is to be mended: %o',
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

it('names the field that is missing and leads to it', async () => {
  const page = await showInShop(
    <>
      <OrderProblems checkout={checkout} outcome={{ kind: 'refused', reason: 'details-invalid' }} />
      <input id="checkout-terms" />
    </>,
    { cart },
  );
  expect(page.querySelector('li')?.textContent).toContain('Általános szerződési feltételek: ');
  page.querySelector<HTMLElement>('li button')?.click();
  expect(document.activeElement?.id).toBe('checkout-terms');
});
