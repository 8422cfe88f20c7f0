import type { CustomOptionValue } from '@shop/contract';
import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { CustomOptions } from './custom-options.tsx';

async function shown(value: Partial<CustomOptionValue>) {
  const values = [{ option_type_id: 11, title: 'Acél', ...value }];
  const option = { option_id: 4, type: 'select', title: 'Láb', values };
  const page = await showInShop(
    <CustomOptions options={[option]} values={{}} errors={{}} onChange={() => undefined} />,
  );
  return [...page.querySelectorAll('option')].at(-1)?.textContent;
}

it.each([
  ['in percent', { price_type: 'percent', price: 12.5 }, 'Acél (+12,5%)'],
  ['in forints', { price_type: 'fixed', price: 12_990 }, 'Acél (+12\u00a0990\u00a0Ft)'],
  ['nothing', { price_type: 'fixed', price: 0 }, 'Acél'],
])(
  'a value that costs %s shows its price in the language of the view',
  async (_how, value, text) => {
    expect(await shown(value)).toBe(text);
  },
);
