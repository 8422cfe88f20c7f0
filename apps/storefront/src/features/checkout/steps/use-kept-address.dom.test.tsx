import type { Account } from '@shop/account';
import { emptyPaymentDetails } from '@shop/checkout';
import { createObservable } from '@shop/kernel';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { useKeptAddress } from './use-kept-address.ts';

function Kept() {
  const { isKept, onKeep, keep } = useKeptAddress({ ...emptyPaymentDetails, city: 'Szeged' });
  return (
    <>
      <input type="checkbox" checked={isKept} onChange={(event) => onKeep(event.target.checked)} />
      <button type="button" onClick={keep}>
        Keep
      </button>
    </>
  );
}

it('saves an address while another one is still being saved', async () => {
  const updateProfile = vi.fn<Account['updateProfile']>();
  const onItsWay = {
    call: 'updateMe',
    session: '7',
    state: 'queued',
    acknowledged: false,
    body: { customer: { addresses: [{ city: 'Tihany', default_billing: true }] } },
  };
  const page = await showInShop(<Kept />, {
    account: {
      session: createObservable({ status: 'signed-in', profile: { id: 7, addresses: [] } }),
      updateProfile,
    },
    outbox: { tasks: createObservable([onItsWay]) },
  } as unknown as ShopperSession);
  act(() => page.querySelector('input')?.click());
  act(() => page.querySelector('button')?.click());
  const [[{ addresses = [] }] = [{}]] = updateProfile.mock.calls;
  expect(addresses).toMatchObject([{ city: 'Tihany' }, { city: 'Szeged' }]);
  expect(addresses[1]).not.toHaveProperty('default_billing');
});
