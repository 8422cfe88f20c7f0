import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Header } from './header.tsx';

const markOf = (name: string) => renderToStaticMarkup(<Header home={{ name, href: '/' }} />);

it.each([
  ['Zugoly', false],
  ['Hetedik', false],
  ['Nyolcadik', true],
  ['Kerámiaműhely Kolozsvár', true],
])('marks a name that the menu does not fit beside: %s', (name, isLong) => {
  expect(markOf(name).includes('data-long-name')).toBe(isLong);
});

it.each([
  [300, 100, false],
  [500, 100, true],
])('marks a wide logo: %i × %i', (width, height, isLong) => {
  const logo = { href: '/logo.svg', width, height };
  const html = renderToStaticMarkup(<Header home={{ name: 'Kerámiaműhely', href: '/', logo }} />);
  expect(html.includes('data-long-name')).toBe(isLong);
});
