import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { TransferDetails } from './transfer-details.tsx';

it('shows recipient, amount and reference of a bank transfer', async () => {
  const page = await showInShop(
    <TransferDetails method="banktransfer" amount={12_990} orderNumber="ZG-2026-000001" />,
  );
  const rows = [...page.querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
  );
  expect(rows).toEqual([
    ['Kedvezményezett', 'Zugoly Otthon Kft.'],
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
