/**
 * Measures products per second added to a stored list of 200 and removed from it.
 *
 *   node --conditions=@shop/source benchmarks/saved-lists.ts
 */
import { createCompareList } from '@shop/saved-lists';
import { createMemoryStore } from '@shop/testing';
import { perSecondInTurn, printRate } from './measure.ts';

const compare = createCompareList({ store: createMemoryStore() });
const product = (n: number) => ({
  id: n,
  sku: `SKU-${n}`,
  name: 'Fotel',
  type_id: 'simple' as const,
});
for (let n = 0; n < 200; n++) await compare.add(product(n));
printRate(
  'saved-lists: add and remove, a list of 200',
  await perSecondInTurn(async () => {
    await compare.add(product(200));
    await compare.remove('SKU-200');
  }),
);
