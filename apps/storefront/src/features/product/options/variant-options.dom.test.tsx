import type { Product } from '@shop/contract';
import { defineShopConfig } from '@shop/shop-config';
import { builtConfig } from '../../../shop/settings/built-config.ts';
import { act, Suspense, useState } from 'react';
import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { choiceOfSku } from './choose-value.ts';
import { useOptionSelection } from './use-option-selection.ts';
import { VariantOptions } from './variant-options.tsx';

const variant = (sku: string, huzat: string, szin: string) => ({
  sku,
  status: 1,
  huzat,
  szin,
  stock: { is_in_stock: true, qty: 3 },
});
const option = (label: string, values: Readonly<Record<string, string>>) => ({
  label,
  values: Object.entries(values).map(([value_index, text]) => ({ value_index, label: text })),
});
const product: Product = {
  id: 1,
  sku: 'A',
  name: 'Fotel',
  type_id: 'configurable',
  configurable_options: [
    option('Huzat', { barsony: 'Bársony', bor: 'Bőr', nevtelen: ' ' }),
    option('Szin', { zold: 'Zöld', konyak: 'Konyak' }),
  ],
  configurable_children: [variant('A-1', 'barsony', 'zold'), variant('A-2', 'bor', 'konyak')],
};

function Options({
  product,
  sku,
}: {
  readonly product: Product;
  readonly sku: string | undefined;
}) {
  const [choice, setChoice] = useState(choiceOfSku(product, sku).choice);
  const presses = useOptionSelection(product, choice, (change) => setChoice(change.choice));
  return <VariantOptions product={product} configuration={{ product, choice, ...presses }} />;
}

async function showOptions(
  config = defineShopConfig(builtConfig),
  sku: string | undefined = 'A-1',
  shown = product,
) {
  const part = (
    <Suspense>
      <Options product={shown} sku={sku} />
    </Suspense>
  );
  const page = await showInShop(part, {}, '/', config);
  await expect.poll(() => page.querySelector('fieldset')).not.toBeNull();
  const value = (id: string) => page.querySelector<HTMLInputElement>(`input[value="${id}"]`);
  return { page, value, press: (id: string) => act(() => value(id)?.click()) };
}

it('findings D8: a value that changes another option is marked and can be selected', async () => {
  const { page, value, press } = await showOptions();
  const text = (id: string) => value(id)?.closest('label')?.textContent;
  expect(text('bor')).toBe('Bőrmás szin kell hozzá');
  expect(text('konyak')).toBe('Konyakmás huzat kell hozzá');
  expect(text('zold')).toBe('Zöld');
  expect(value('bor')?.disabled).toBe(false);
  press('bor');
  expect([value('bor')?.checked, value('konyak')?.checked]).toEqual([true, true]);
  expect(page.querySelector('[role="status"]')?.textContent).toBe('Ez is változott: Konyak (szin)');
  expect(page.querySelector('[role="alert"]')).toBeNull();
  expect(text('bor')).toBe('Bőr');
  press('zold');
  expect(value('barsony')?.checked).toBe(true);
  expect(page.querySelector('[role="status"]')?.textContent).toBe(
    'Ez is változott: Bársony (huzat)',
  );
});

it('[SC-46] [S4-16] [S5-26] findings D8: a configuration restores the previous choice and says so', async () => {
  const { page, value, press } = await showOptions(
    defineShopConfig(builtConfig, { products: { adaptOptions: false } }),
  );
  press('bor');
  expect(value('barsony')?.checked).toBe(true);
  expect(page.querySelector('[role="status"]')?.textContent).toContain(
    'Ilyen változat nincs ebből a termékből. Az előző választás maradt.',
  );
});

it.each([
  ['the first variant that can be bought', 'nincs', 0, ['bor', 'konyak']],
  ['the variant of the address', 'A-2', 3, ['bor', 'konyak']],
  ['the first variant for an unknown one', 'nincs', 3, ['barsony', 'zold']],
])('[S4-15] opens with %s', async (_story, sku, qty, checked) => {
  const [first, second] = product.configurable_children ?? [];
  const stock = { is_in_stock: qty > 0, qty };
  const shown = { ...product, configurable_children: [{ ...first!, stock }, second!] };
  const { page } = await showOptions(defineShopConfig(builtConfig), sku, shown);
  const selected = [...page.querySelectorAll<HTMLInputElement>('input:checked')];
  expect(selected.map(({ value }) => value)).toEqual(checked);
});

it('[S5-7] a value without a label is left out', async () => {
  const { page } = await showOptions();
  expect(page.querySelectorAll('input[value="nevtelen"]')).toHaveLength(0);
  expect(page.querySelectorAll('input')).toHaveLength(4);
});
