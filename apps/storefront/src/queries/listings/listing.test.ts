import { onlineManager, type InfiniteData } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { retryAfterMs, type ListingPage } from './listing.ts';

afterEach(() => onlineManager.setOnline(true));

const pages = (offline: boolean): InfiniteData<ListingPage> => ({
  pages: [
    {
      items: [],
      total: 0,
      start: 0,
      perPage: 24,
      aggregations: {},
      suggestions: [],
      offline,
      noresults: true,
    } as unknown as ListingPage,
  ],
  pageParams: [0],
});

it('fetches a list from the device again once the browser says that it is online', () => {
  expect(retryAfterMs(pages(true))).toBe(3_000);
  onlineManager.setOnline(false);
  expect(retryAfterMs(pages(true))).toBe(false);
});

it('does not fetch a list of the shop again', () => {
  expect([retryAfterMs(pages(false)), retryAfterMs(undefined)]).toEqual([false, false]);
});
