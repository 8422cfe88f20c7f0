import { createCheckout, defaultCheckoutConfig, type CheckoutCart } from '@shop/checkout';
import { createObservable } from '@shop/kernel';
import {
  createFakeClock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { expect, it, vi } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { StepForm } from './step-form.tsx';

const cart: CheckoutCart = {
  lines: [{ sku: 'SZEK', type_id: 'simple', qty: 1, stock: 'in-stock' }],
  isVirtual: false,
  cartToken: '',
  grandTotal: 12_990,
  shippingMethods: [],
  paymentMethods: [],
};

it('shows the summary of errors once at each attempt, with the focus', async () => {
  const checkout = createCheckout(defaultCheckoutConfig, {
    store: createMemoryStore(),
    cart: createObservable(cart),
    clock: createFakeClock(),
    ids: createSequentialIds(),
    connectivity: createSwitch(),
    log: silentLog,
    userId: () => '',
    onSelectionChanged: async () => {},
    send: async () => ({ kind: 'queued' }),
    onOrdered: async () => {},
  });
  checkout.start();
  await checkout.open('');
  const page = await showInShop(
    <StepForm checkout={checkout} title="Adatok">
      <span />
    </StepForm>,
    {},
    '/checkout',
  );
  // Updates come as in a browser, not together.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const summaries = new Set<Element>();
  const look = () => page.querySelectorAll('[role=alert]').forEach((each) => summaries.add(each));
  new MutationObserver(look).observe(page, { childList: true, subtree: true });
  for (const attempt of [1, 2]) {
    page.querySelector('form')?.requestSubmit();
    await expect.poll(() => summaries.size).toBe(attempt);
    // Later updates would have come.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(summaries.size).toBe(attempt);
    expect(document.activeElement).toBe(page.querySelector('[role=alert]'));
  }
});
