import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QuantityField } from '@shop/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useQuantityNote } from './quantity-text.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Field({ qty, left }: { qty: number; left: number | undefined }) {
  const noteOf = useQuantityNote();
  return (
    <QuantityField
      label="Quantity"
      decreaseLabel="One less"
      increaseLabel="One more"
      value={qty}
      max={left}
      onChange={() => undefined}
      {...noteOf(qty, left)}
    />
  );
}

function shown(qty: number, left: number | undefined) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Field qty={qty} left={left} />
    </I18nProvider>,
  );
  const input = page.querySelector('input');
  return {
    text: page.querySelector('p')?.textContent,
    isInvalid: input?.hasAttribute('aria-invalid'),
    isDescribed: input?.getAttribute('aria-describedby') === page.querySelector('p')?.id,
  };
}

it.each([
  ['the only piece there is', 1, 1, 'This is the last piece.'],
  ['all there are', 3, 3, 'These are the last 3 pieces.'],
])('choosing %s is no mistake, and is mentioned', (_story, qty, left, text) => {
  expect(shown(qty, left)).toEqual({ text, isInvalid: false, isDescribed: true });
});

it('more than there are is a mistake', () => {
  expect(shown(5, 3)).toEqual({
    text: 'Only 3 products of this type are available',
    isInvalid: true,
    isDescribed: true,
  });
});

it.each([
  ['fewer than there are', 2, 3],
  ['any number where stock sets no bound', 99, undefined],
])('nothing is said of %s', (_story, qty, left) => {
  expect(shown(qty, left)).toMatchObject({ text: undefined, isInvalid: false });
});
