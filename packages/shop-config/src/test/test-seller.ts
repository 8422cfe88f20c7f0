/** A seller that is valid in production. */
export const testSeller = {
  name: 'Bolt Kft.',
  seat: '1111 Budapest, Minta utca 1.',
  registrationNumber: '01-09-654321',
  taxNumber: '87654321-2-42',
  email: 'info@bolt.hu',
  phone: '+3612345678',
  phoneHours: { from: 9, to: 17 },
  bankAccount: { number: '11111111-22222222', iban: 'HU00 1111' },
};
