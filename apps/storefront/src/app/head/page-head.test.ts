import { defineShopConfig, storeView } from '@shop/shop-config';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { expect, it } from 'vitest';
import type { Shop } from '../../shop/shop.ts';
import type { PageData } from '../../shared/page/page-data.ts';
import { pageHead } from './page-head.ts';

const context = {
  shop: {
    config: builtConfig,
    view: storeView(builtConfig),
    pathPrefix: '',
    settings: { publicUrl: 'https://zugoly.example' },
  } as Shop,
};
const page: PageData = {
  title: 'Nappali',
  description: undefined,
  canonical: '/nappali?page=2',
};

it('titles a page with its name and the shop, the home page with the shop only', () => {
  expect(pageHead(page, context).meta).toContainEqual({ title: 'Nappali – Zugoly' });
  expect(pageHead({ ...page, title: 'Zugoly' }, context).meta).toContainEqual({ title: 'Zugoly' });
});

it('links the previous and the next page', () => {
  const { links } = pageHead({ ...page, previous: '/nappali', next: '/nappali?page=3' }, context);
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://zugoly.example/nappali?page=2' },
    { rel: 'prev', href: '/nappali' },
    { rel: 'next', href: '/nappali?page=3' },
  ]);
});

it('marks search results and missing pages as noindex', () => {
  const noindex = { name: 'robots', content: 'noindex, follow' };
  expect(pageHead(page, context).meta).not.toContainEqual(noindex);
  expect(pageHead({ ...page, isIndexed: false }, context).meta).toContainEqual(noindex);
  expect(pageHead(undefined, context).meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

it('writes Open Graph tags: address, image and the size of the generated image', () => {
  const { meta } = pageHead({ ...page, shareImage: '/img/share/x.jpg' }, context);
  expect(meta).toContainEqual({
    property: 'og:url',
    content: 'https://zugoly.example/nappali?page=2',
  });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://zugoly.example/img/share/x.jpg',
  });
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' });
  expect(meta).toContainEqual({ property: 'og:locale', content: 'hu_HU' });
  expect(pageHead(page, context).meta).toContainEqual({
    property: 'og:image',
    content: 'https://zugoly.example/img/share/home.jpg',
  });
});

it('writes absolute addresses into structured data and leaves other texts unchanged', () => {
  const entity = {
    '@type': 'Product',
    image: ['/a.jpg'],
    offers: { url: '/x', price: 1, availability: 'https://schema.org/InStock' },
    name: '/not-an-address',
  };
  const { scripts } = pageHead({ ...page, structured: [entity] }, context);
  expect(JSON.parse(scripts?.[0]?.children ?? '')).toMatchObject({
    image: ['https://zugoly.example/a.jpg'],
    offers: { url: 'https://zugoly.example/x', availability: 'https://schema.org/InStock' },
    name: '/not-an-address',
  });
});

it('escapes structured data so that it cannot close its script element', () => {
  const { scripts } = pageHead(
    { ...page, structured: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }] },
    context,
  );
  expect(scripts?.[0]?.type).toBe('application/ld+json');
  expect(scripts?.[0]?.children).not.toContain('<');
  expect(JSON.parse(scripts?.[0]?.children ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '</script><script>alert(1)</script>',
  });
});

it('links the same page in the other store views, if there are any', () => {
  const config = defineShopConfig(builtConfig, { stores: { multistore: true } });
  const shop = { ...context.shop, config, view: storeView(config, 'de'), pathPrefix: '/de' };
  const { links, meta } = pageHead(
    { ...page, canonical: '/', shareImage: '/img/share/x.jpg?v=3' },
    { shop },
  );
  // An image with its own text and prices.
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://zugoly.example/img/share/x.jpg?v=3&storeCode=de',
  });
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://zugoly.example/de' },
    { rel: 'alternate', hrefLang: 'hu-HU', href: 'https://zugoly.example/' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://zugoly.example/' },
    { rel: 'alternate', hrefLang: 'de-DE', href: 'https://zugoly.example/de' },
    { rel: 'alternate', hrefLang: 'it-IT', href: 'https://zugoly.example/it' },
  ]);
});
