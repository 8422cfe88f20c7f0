import { defineShopConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { orderDate } from './order-date.ts';

const { views } = defineShopConfig().stores;

it.each([
  ['hu', '2026-11-28 18:09'],
  ['de', '28.11.2026, 18:09'],
  ['it', '28/11/2026, 18:09'],
])('[SC-2] an order in the %s view is of %s', (code, text) => {
  const view = views.find((candidate) => candidate.code === code);
  expect(view && orderDate('2026-11-28T17:09:00.000Z', view)).toBe(text);
});
