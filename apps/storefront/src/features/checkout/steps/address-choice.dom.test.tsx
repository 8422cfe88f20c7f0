import { emptyPaymentDetails } from '@shop/checkout';
import { createObservable } from '@shop/kernel';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { AddressChoice } from './address-choice.tsx';

const booked = {
  id: 5,
  firstname: 'Anna',
  lastname: 'Kovács',
  company: 'Minta Kft.',
  country_id: 'HU',
  postcode: '1137',
  city: 'Budapest',
  street: ['Pozsonyi út 12.'],
  telephone: '+36301234567',
};

it('labels an address of the address book with its town and its person or company', async () => {
  const page = await showInShop(
    <AddressChoice
      state={{ problems: [] }}
      address={emptyPaymentDetails}
      section="shipping"
      onChange={() => {}}
      isKept={false}
      onKeep={() => {}}
    />,
    {
      account: {
        session: createObservable({ status: 'signed-in', profile: { id: 7, addresses: [booked] } }),
      },
    } as unknown as ShopperSession,
  );
  expect(page.querySelector('label')?.textContent.replaceAll('\u00a0', ' ')).toBe(
    '1137 Budapest, Pozsonyi út 12.',
  );
  expect(page.querySelector('fieldset')?.textContent.replaceAll('\u00a0', ' ')).toContain(
    '1137 Budapest, Pozsonyi út 12.Kovács Anna, Minta Kft., +36 30 123 4567',
  );
});
