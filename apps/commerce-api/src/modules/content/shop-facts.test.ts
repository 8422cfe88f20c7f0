import { expect, it } from 'vitest';
import { insertFacts, shopFacts } from '@shop/content-files';
import { demoConfig } from '../../test/demo-config.ts';

const { seller } = demoConfig;
if (seller === null) throw new Error('The demo names a seller');

const factsWith = (sellerFields: Partial<typeof seller>) =>
  shopFacts(
    { ...demoConfig, seller: { ...seller, ...sellerFields } },
    { language: 'de', currency: 'EUR', grouping: 'always' },
    { lender: undefined, methods: { shipping: [], payment: [] } },
  );
const taxId = '{seller.euTaxNumber}';

it.each([
  [{ taxNumber: '12345676-2-41' }, 'HU12345676'],
  [{ taxNumber: 'RO18547290', euTaxNumber: 'RO18547290' }, 'RO18547290'],
  [{ taxNumber: '12345676-2-41', euTaxNumber: 'ATU12345675' }, 'ATU12345675'],
])('a page shows the European tax number of the seller: %j', (sellerFields, shown) => {
  expect(insertFacts('imprint.json', taxId, factsWith(sellerFields))).toBe(shown);
});

it('a page writes amounts with the grouping of its store view', () => {
  const { offers } = demoConfig;
  const facts = shopFacts(
    { ...demoConfig, offers: { ...offers, freeShippingAboveMinor: 9990 } },
    { language: 'hu', currency: 'HUF', grouping: 'spelling' },
    { lender: undefined, methods: { shipping: [], payment: [] } },
  );
  expect(facts['offers.freeShippingAbove']).toBe('9990\u00a0Ft');
});

it('a page never breaks a line within the phone number of the seller', () => {
  const facts = factsWith({ phone: '+3615550123' });
  expect(insertFacts('imprint.json', 'Tel.: {seller.phone}', facts)).toBe(
    'Tel.: +36\u00a01\u00a0555\u00a00123',
  );
});

it('a seller abroad has no European tax number until it names one', () => {
  const facts = factsWith({ taxNumber: '18547290' });
  expect(() => insertFacts('imprint.json', taxId, facts)).toThrow(
    'imprint.json: this shop has no {seller.euTaxNumber}',
  );
});

it('a page cannot name a limit of free shipping that the shop does not promise', () => {
  const facts = shopFacts(
    { ...demoConfig, offers: { ...demoConfig.offers, freeShippingAboveMinor: null } },
    { language: 'hu', currency: 'HUF', grouping: 'always' },
    { lender: undefined, methods: { shipping: [], payment: [] } },
  );
  expect(() => insertFacts('szallitas.json', '{offers.freeShippingAbove} felett', facts)).toThrow(
    'szallitas.json: this shop has no {offers.freeShippingAbove}',
  );
});
