import type { ShopConfigOverrides } from './schema.ts';

/**
 * Settings of the demo shop only: a company, a tax number and a bank account that do not exist, and which of
 * its categories the law on guarantees names. Source: SC-32, SC-33.
 */
export const demoOverrides = {
  seller: {
    name: 'Zugoly Otthon Kft.',
    seat: '1137 Budapest, Minta utca 12.',
    registrationNumber: '01-09-123456',
    taxNumber: '12345676-2-41',
    email: 'ugyfelszolgalat@zugoly.example',
    phone: '+3615550123',
    phoneHours: { from: 9, to: 17 },
    bankAccount: {
      number: '12345676-12345676-00000000',
      iban: 'HU68 1234 5676 1234 5676 0000 0000',
    },
  },
  offers: {
    guaranteeSource: '151/2003. (IX. 22.) Korm. rendelet',
    // 2 years from 10 000 Ft, 3 above 250 000 Ft.
    guarantee: [
      { fromMinor: 10_000, years: 2 },
      { fromMinor: 250_001, years: 3 },
    ],
    // Living room, dining room, bedroom, children, study, lamps, garden, hall and bathroom.
    guaranteedCategories: [
      21, 22, 23, 24, 25, 31, 32, 33, 41, 42, 43, 44, 45, 46, 51, 52, 53, 61, 62, 63, 71, 72, 73,
      74, 91, 92, 93, 101, 102, 121,
    ],
  },
} as const satisfies ShopConfigOverrides;
