import type { CatalogClient } from '@shop/catalog-client';
import { err, ok } from '@shop/kernel';
import { expect, it, vi } from 'vitest';
import { joinedCalls } from './joined-calls.ts';

const page = (name: string) => ({ items: [{ sku: name }] }) as never;
const busy = err({ kind: 'network', reason: 'timeout' } as const);

function open(answers: Partial<CatalogClient>) {
  const catalog = {
    listing: vi.fn<CatalogClient['listing']>(({ text }) => Promise.resolve(ok(page(`${text}`)))),
    reviews: vi.fn<CatalogClient['reviews']>(() => Promise.resolve(ok(page('review')))),
    productsBySkus: vi.fn<CatalogClient['productsBySkus']>(([sku = '']) =>
      Promise.resolve(ok(page(sku))),
    ),
    ...answers,
  } as CatalogClient;
  return { catalog, calls: joinedCalls(catalog) };
}

it('joins two concurrent listing requests into one call', async () => {
  const listingPage = vi.fn<CatalogClient['listingPage']>(() =>
    Promise.resolve(ok({ listing: page('listed'), unfiltered: page('whole') } as never)),
  );
  const { catalog, calls } = open({ listingPage });
  const listed = calls.listing({ text: 'a' });
  const whole = calls.listing({ text: 'b' });
  expect(await Promise.all([listed, whole])).toEqual([ok(page('listed')), ok(page('whole'))]);
  expect(listingPage).toHaveBeenCalledExactlyOnceWith({
    listing: { text: 'a' },
    unfiltered: { text: 'b' },
  });
  expect(catalog.listing).not.toHaveBeenCalled();
});

it('sends a single listing alone, and a third one separately', async () => {
  const listingPage = vi.fn<CatalogClient['listingPage']>(() => Promise.resolve(busy));
  const { catalog, calls } = open({ listingPage });
  expect(await calls.listing({ text: 'alone' })).toEqual(ok(page('alone')));
  expect(listingPage).not.toHaveBeenCalled();
  const three = ['a', 'b', 'c'].map((text) => calls.listing({ text }));
  expect(await Promise.all(three)).toEqual([busy, busy, ok(page('c'))]);
  expect(catalog.listing).toHaveBeenCalledTimes(2);
});

it('fetches reviews and parts together with a product', async () => {
  const parts = [{ id: 8, sku: 'PART', name: 'Láb', type_id: 'simple' }];
  const productPage = vi.fn<CatalogClient['productPage']>(() =>
    Promise.resolve(
      ok({ product: { id: 7, sku: 'SZEK' }, extras: { reviews: page('mine'), parts } } as never),
    ),
  );
  const { catalog, calls } = open({ productPage });
  expect(await calls.loadProduct({ sku: 'SZEK' })).toEqual(ok({ product: { id: 7, sku: 'SZEK' } }));
  expect(productPage).toHaveBeenCalledExactlyOnceWith({ sku: 'SZEK', reviews: 100 }, undefined);
  expect(await calls.reviews(7, { size: 100 })).toEqual(ok(page('mine')));
  expect(await calls.productsBySkus(['PART'])).toMatchObject({ value: { items: parts, total: 1 } });
  expect(catalog.reviews).not.toHaveBeenCalled();
  expect(catalog.productsBySkus).not.toHaveBeenCalled();

  await calls.reviews(7, { from: 100, size: 100 });
  await calls.reviews(9, { size: 100 });
  await calls.productsBySkus(['PART', 'OTHER']);
  expect(catalog.reviews).toHaveBeenCalledTimes(2);
  expect(catalog.productsBySkus).toHaveBeenCalledTimes(1);
});

it('fetches reviews separately where a product came without them', async () => {
  const productPage = () => Promise.resolve(ok({ product: { id: 7 } } as never));
  const { calls } = open({ productPage });
  await calls.loadProduct({ sku: 'SZEK' });
  expect(await calls.reviews(7, { size: 100 })).toEqual(ok(page('review')));
});
