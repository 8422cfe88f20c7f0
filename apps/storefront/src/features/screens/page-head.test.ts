import { zugolyConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import type { Shop } from '../../wiring/shop.ts';
import type { PageData } from './page-data.ts';
import { pageHead } from './page-head.ts';

const context = { shop: { config: zugolyConfig } as Shop };
const page: PageData = {
  title: 'Nappali',
  description: undefined,
  canonical: '/nappali?page=2',
  image: undefined,
};

it('names a page after itself and the shop, the home page after the shop alone', () => {
  expect(pageHead(page, context).meta).toContainEqual({ title: 'Nappali – Zugoly' });
  expect(pageHead({ ...page, title: 'Zugoly' }, context).meta).toContainEqual({ title: 'Zugoly' });
});

it('links the pages before and after', () => {
  const { links } = pageHead({ ...page, previous: '/nappali', next: '/nappali?page=3' }, context);
  expect(links).toEqual([
    { rel: 'canonical', href: '/nappali?page=2' },
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
