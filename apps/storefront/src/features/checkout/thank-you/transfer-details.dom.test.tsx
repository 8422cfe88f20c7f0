import { expect, it } from 'vitest';
import { builtConfig } from '../../../shop/settings/built-config.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { TransferDetails } from './transfer-details.tsx';

const config = {
  ...builtConfig,
  seller: {
    isInvented: true,
    name: 'Bolt Kft.',
    seat: '1137 Budapest, Minta utca 12.',
    registrationNumber: '01-09-123456',
    taxNumber: '12345676-2-41',
    euTaxNumber: undefined,
    email: 'bolt@example.hu',
    phone: '+3615550123',
    phoneHours: { from: 9, to: 17 },
    bankAccount: { number: '12345676-12345676-00000000', iban: 'HU68 1234' },
  },
};

it('shows recipient, amount and reference of a bank transfer', async () => {
  const page = await showInShop(
    <TransferDetails method="banktransfer" amount={12_990} orderNumber="ZG-2026-000001" />,
    {},
    '/',
    config,
  );
  const rows = [...page.querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
  );
  expect(rows).toEqual([
    ['Kedvezményezett', 'Bolt Kft.'],
    ['Számlaszám', '12345676-12345676-00000000'],
    ['Utalandó összeg', '12 990 Ft'],
    ['Közlemény', 'ZG-2026-000001'],
  ]);
});

it.each([['cashondelivery'], [undefined]])(
  'shows no transfer details for an order paid by %s',
  async (method) => {
    const page = await showInShop(
      <TransferDetails method={method} amount={12_990} orderNumber="ZG-2026-000001" />,
    );
    expect(page.textContent).toBe('');
  },
);
