import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Heading } from './heading.tsx';

it('keeps the part of a title before a dash together, with the dash', () => {
  const html = renderToStaticMarkup(
    <Heading level={1}>Kis lakás, nagy terv – tervezőfüzet</Heading>,
  );
  expect(html).toMatch(
    /<span[^>]*>Kis lakás, nagy terv –<\/span><span> tervezőfüzet<\/span><\/h1>$/,
  );
});

it('leaves a title without a dash, and a range of numbers, as they are', () => {
  expect(renderToStaticMarkup(<Heading level={2}>Kosár</Heading>)).toMatch(/>Kosár<\/h2>$/);
  expect(renderToStaticMarkup(<Heading level={2}>30–60 cm</Heading>)).toMatch(/>30–60 cm<\/h2>$/);
});
