// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceTag } from './price-tag.tsx';

function textOf(element: ReactElement): string {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(element);
  return (root.textContent ?? '').replaceAll(/ +/g, ' ').trim();
}

it('reads as the price alone when nothing is reduced', () => {
  expect(textOf(<PriceTag price="149 990 Ft" />)).toBe('149 990 Ft');
});

it('distinguishes reduced and former price by text, and shows the prior price with it', () => {
  const sale = {
    was: '149 990 Ft',
    wasLabel: 'Korábbi ár',
    discount: '−20%',
    prior: 'Az elmúlt 30 nap legalacsonyabb ára: 149 990 Ft',
  };
  expect(textOf(<PriceTag price="119 990 Ft" priceLabel="Akciós ár" sale={sale} />)).toBe(
    'Akciós ár 119 990 Ft Korábbi ár 149 990 Ft −20%Az elmúlt 30 nap legalacsonyabb ára: 149 990 Ft',
  );
});

it('strikes the former price in the markup, not by colour alone', () => {
  const html = renderToStaticMarkup(
    <PriceTag price="1 Ft" sale={{ was: '2 Ft', wasLabel: 'Korábbi ár' }} />,
  );
  expect(html).toContain('<s>2 Ft</s>');
});
