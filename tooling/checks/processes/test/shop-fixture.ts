/** Seller of a production shop. */
export const seller = {
  name: 'Próba Bútor Kft.',
  seat: '6720 Szeged, Próba tér 1.',
  registrationNumber: '06-09-654321',
  taxNumber: '87654321-2-06',
  email: 'info@bolt.test',
  phone: '+3662555123',
  phoneHours: { from: 8, to: 16 },
  bankAccount: { number: '11111111-22222222-33333333', iban: 'HU42 1111 1111 2222 2222 3333 3333' },
};

/** Article number of a product whose stock is larger than all tests need. */
export const plentySku = 'SZEK';

/** The same product as a line of an import file. */
export const plentyDocument = {
  _type: 'product',
  _id: '999999',
  _source: {
    id: 999_999,
    sku: plentySku,
    name: 'Szék',
    type_id: 'simple',
    tax_class_id: 2,
    price: 12_700,
    status: 1,
    visibility: 4,
    url_path: 'szek',
    slug: 'szek',
    category_ids: [2],
    stock: { is_in_stock: true, qty: 1_000_000 },
  },
};
