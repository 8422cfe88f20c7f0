import { defineShopConfig, storeView, zugolyConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import type { Shop } from '../../shop/shop.ts';
import type { PageData } from '../../shared/page/page-data.ts';
import { pageHead } from './page-head.ts';

const context = {
  shop: {
    config: zugolyConfig,
    view: storeView(zugolyConfig),
    pathPrefix: '',
    settings: { publicUrl: 'https://zugoly.example' },
  } as Shop,
};
const page: PageData = {
  title: 'Nappali',
  description: undefined,
  canonical: '/nappali?page=2',
};

it('names a page after itself and the shop, the home page after the shop alone', () => {
  expect(pageHead(page, context).meta).toContainEqual({ title: 'Nappali – Zugoly' });
  expect(pageHead({ ...page, title: 'Zugoly' }, context).meta).toContainEqual({ title: 'Zugoly' });
});

it('links the pages before and after', () => {
  const { links } = pageHead({ ...page, previous: '/nappali', next: '/nappali?page=3' }, context);
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://zugoly.example/nappali?page=2' },
    { rel: 'prev', href: '/nappali' },
    { rel: 'next', href: '/nappali?page=3' },
  ]);
});

it('keeps results of a search, and pages that are not there, out of search engines', () => {
  const noindex = { name: 'robots', content: 'noindex, follow' };
  expect(pageHead(page, context).meta).not.toContainEqual(noindex);
  expect(pageHead({ ...page, isIndexed: false }, context).meta).toContainEqual(noindex);
  expect(pageHead(undefined, context).meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

it('tells sites where it is shared its address, its picture and the size of one made for them', () => {
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

it('writes whole addresses into data for machines, and leaves other words alone', () => {
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

it('writes data for machines that cannot close its element', () => {
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

it('links the same page in the other store views, and only where there are some', () => {
  const config = defineShopConfig(zugolyConfig, { stores: { multistore: true } });
  const shop = { ...context.shop, config, view: storeView(config, 'de'), pathPrefix: '/de' };
  const { links, meta } = pageHead(
    { ...page, canonical: '/', shareImage: '/img/share/x.jpg?v=3' },
    { shop },
  );
  // A picture with its own words and prices.
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
