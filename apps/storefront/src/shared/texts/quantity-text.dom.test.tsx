import { quantityRules } from '@shop/catalog';
import { QuantityField } from '@shop/ui';
import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { useQuantityNote } from './quantity-text.ts';

interface Quantity {
  readonly qty: number;
  readonly left: number | undefined;
  readonly article?: Parameters<typeof quantityRules>[0];
}

function Field({ qty, left, article }: Quantity) {
  const noteOf = useQuantityNote();
  return (
    <QuantityField
      label="Quantity"
      decreaseLabel="One less"
      increaseLabel="One more"
      value={qty}
      onChange={() => undefined}
      {...noteOf(qty, left, quantityRules(article ?? {}))}
    />
  );
}

async function shown(qty: number, left: number | undefined, article?: Quantity['article']) {
  const page = await showInShop(<Field qty={qty} left={left} {...(article && { article })} />);
  const input = page.querySelector('input');
  return {
    text: page.querySelector('p')?.textContent,
    isInvalid: input?.hasAttribute('aria-invalid'),
    isDescribed: input?.getAttribute('aria-describedby') === page.querySelector('p')?.id,
  };
}

it.each([
  ['the only piece there is', 1, 1, 'Ez az utolsó darab.'],
  ['all there are', 3, 3, 'Ez az utolsó 3 darab.'],
])('selecting %s is allowed and mentioned', async (_story, qty, left, text) => {
  expect(await shown(qty, left)).toEqual({ text, isInvalid: false, isDescribed: true });
});

it('a quantity above the stock is an error', async () => {
  expect(await shown(5, 3)).toEqual({
    text: 'Ebből a termékből csak 3 darab érhető el.',
    isInvalid: true,
    isDescribed: true,
  });
});

it.each([
  ['0', 0, 'Adjon meg nullánál nagyobb mennyiséget.'],
  ['half a piece', 0.5, 'A mennyiség csak pozitív egész szám lehet.'],
])('%s is not a quantity', async (_what, qty, text) => {
  expect(await shown(qty, undefined)).toMatchObject({ text, isInvalid: true });
});

it('[S5-21] a quantity above the limit of the shop is an error regardless of the stock', async () => {
  expect(await shown(1000, 5000)).toMatchObject({
    text: 'A mennyiség legfeljebb 999 lehet.',
    isInvalid: true,
  });
});

it.each([
  ['fewer than there are', 2, 3],
  ['any number where stock sets no bound', 99, undefined],
])('no message for %s', async (_story, qty, left) => {
  expect(await shown(qty, left)).toMatchObject({ text: undefined, isInvalid: false });
});

it.each([
  ['from how many', { min_sale_qty: 3 }, 3, 'Legalább 3 darab rendelhető.'],
  [
    'in which steps',
    { min_sale_qty: 10, qty_increments: 4 },
    12,
    'Legalább 12 darab rendelhető, 4 darabos lépésekben.',
  ],
])('the note below says %s an article is sold', async (_story, article, qty, text) => {
  expect(await shown(qty, 100, article)).toEqual({ text, isInvalid: false, isDescribed: true });
});
