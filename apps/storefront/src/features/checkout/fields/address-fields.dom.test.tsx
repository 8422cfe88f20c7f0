import { emptyAddress, type AddressDetails } from '@shop/forms';
import { defineShopConfig, storeView } from '@shop/shop-config';
import { builtConfig } from '../../../shop/settings/built-config.ts';
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { AddressFields } from './address-fields.tsx';

function Typed({ city, country = 'HU' }: { city: string; country?: string }) {
  const [address, setAddress] = useState<AddressDetails>({ ...emptyAddress, country, city });
  return (
    <AddressFields
      state={{ problems: [] }}
      address={address}
      autoCompleteSection="shipping"
      onChange={(change) => setAddress((before) => ({ ...before, ...change }))}
    />
  );
}

/** Sets the value through the prototype's setter; otherwise React does not see the change. */
async function type(page: HTMLElement, name: string, value: string): Promise<void> {
  const field = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await import('@shop/forms/towns');
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

it.each<[story: string, before: string, postcodes: readonly string[], town: string]>([
  ['fills an empty town', '', ['1137'], 'Budapest'],
  ['fills a town with the country before it', '', ['H-1137'], 'Budapest'],
  ['changes the town it has filled with the postcode', '', ['1137', '902', '9021'], 'Győr'],
  ['empties it where it does not know the right one', '', ['1137', '7918'], ''],
  ['keeps a town the shopper has typed', 'Pestújhely', ['1137', '9021'], 'Pestújhely'],
])('a postcode %s', async (_story, before, postcodes, town) => {
  const page = await showInShop(<Typed city={before} />);
  for (const postcode of postcodes) await type(page, 'zipCode', postcode);
  expect(page.querySelector<HTMLInputElement>('[name="city"]')?.value).toBe(town);
});

it('shows the country field where there is more than one country to ship to', async () => {
  const manyViews = defineShopConfig(builtConfig, { stores: { multistore: true } });
  const page = await showInShop(<Typed city="" />, {}, '/', manyViews);
  await type(page, 'city', 'Bonn');
  const country = page.querySelector<HTMLSelectElement>('select[name="country"]');
  const choices = [...(country?.options ?? [])].map(({ value, text }) => `${value} ${text}`);
  expect(choices).toEqual(['HU Magyarország', 'DE Németország', 'IT Olaszország']);
  await act(async () => {
    if (country !== null) country.value = 'DE';
    country?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(country?.value).toBe('DE');
  // The towns are Hungarian.
  await type(page, 'zipCode', '1137');
  expect(page.querySelector<HTMLInputElement>('[name="city"]')?.value).toBe('Bonn');
});

it('asks for the county of a Romanian address, and for none after another country is chosen', async () => {
  const page = await showInShop(<Typed city="Florești" country="RO" />);
  await act(() => import('./county-field.tsx'));
  const county = () => page.querySelector<HTMLSelectElement>('select[name="state"]');
  const choose = (field: HTMLSelectElement | null, value: string) =>
    act(async () => {
      if (field !== null) field.value = value;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  expect(county()?.options).toHaveLength(43);
  await choose(county(), 'Cluj');
  expect(county()?.value).toBe('Cluj');
  await choose(page.querySelector('select[name="country"]'), 'HU');
  expect(county()).toBeNull();
});

it('hides the country field where there is one country', async () => {
  const page = await showInShop(<Typed city="" />);
  await type(page, 'city', 'Győr');
  expect(page.querySelector('[name="country"]')).toBeNull();
});

it.each([
  ['hu', ['lastName', 'firstName']],
  ['de', ['firstName', 'lastName']],
] as const)('orders the name fields as the language does: %s', async (language, names) => {
  const view = { ...storeView(builtConfig), language };
  const config = defineShopConfig(builtConfig, { stores: { views: [view] } });
  const page = await showInShop(<Typed city="" />, {}, '/', config);
  const fields = [...page.querySelectorAll<HTMLInputElement>('input[name$="Name"]')];
  expect(fields.map(({ name }) => name)).toEqual(names);
});

it('[FM-7, CH-21] warns of a missing house number when the street field loses focus, until the street is changed', async () => {
  const page = await showInShop(<Typed city="" />);
  const doubt = () => page.textContent?.includes('Úgy tűnik, hiányzik a házszám.');
  const leave = () =>
    act(async () => {
      const street = page.querySelector('[name="streetAddress"]');
      street?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 350));
    });
  await type(page, 'streetAddress', 'Nyár utca');
  expect(doubt()).toBe(false);
  await leave();
  expect(doubt()).toBe(true);
  expect(page.querySelector('[aria-invalid]')).toBeNull();
  await type(page, 'streetAddress', 'Nyár utca 4.');
  expect(doubt()).toBe(false);
  await leave();
  expect(doubt()).toBe(false);
});

it('a typed town is kept while the towns of a postcode load', async () => {
  const page = await showInShop(<Typed city="" />);
  await Promise.all([type(page, 'zipCode', '1137'), type(page, 'city', 'Pestújhely')]);
  expect(page.querySelector<HTMLInputElement>('[name="city"]')?.value).toBe('Pestújhely');
});
