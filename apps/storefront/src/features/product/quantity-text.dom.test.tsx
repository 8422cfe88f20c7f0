import { QuantityField } from '@shop/ui';
import { expect, it } from 'vitest';
import { showInShop } from '../../wiring/test/show-in-shop.tsx';
import { useQuantityNote } from './quantity-text.ts';

function Field({ qty, left }: { qty: number; left: number | undefined }) {
  const noteOf = useQuantityNote();
  return (
    <QuantityField
      label="Quantity"
      decreaseLabel="One less"
      increaseLabel="One more"
      value={qty}
      onChange={() => undefined}
      {...noteOf(qty, left)}
    />
  );
}

async function shown(qty: number, left: number | undefined) {
  const page = await showInShop(<Field qty={qty} left={left} />);
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
])('choosing %s is no mistake, and is mentioned', async (_story, qty, left, text) => {
  expect(await shown(qty, left)).toEqual({ text, isInvalid: false, isDescribed: true });
});

it('more than there are is a mistake', async () => {
  expect(await shown(5, 3)).toEqual({
    text: 'Ebből a termékből csak 3 darab érhető el',
    isInvalid: true,
    isDescribed: true,
  });
});

it('more than the shop sells in one go is a mistake, however many there are', async () => {
  expect(await shown(1000, 5000)).toMatchObject({
    text: 'Ebből a termékből csak 999 darab érhető el',
    isInvalid: true,
  });
});

it.each([
  ['fewer than there are', 2, 3],
  ['any number where stock sets no bound', 99, undefined],
])('nothing is said of %s', async (_story, qty, left) => {
  expect(await shown(qty, left)).toMatchObject({ text: undefined, isInvalid: false });
});
