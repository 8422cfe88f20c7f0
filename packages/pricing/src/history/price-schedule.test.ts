import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { huf } from '@shop/money';
import { priceSchedule, pricesValidUntil } from './price-schedule.ts';
import { priceProduct } from '../product/price-product.ts';
import { inHungary, noon } from '../test/hungary.ts';

const at = (text: string) => unsafeBrand<EpochMs>(Date.parse(text));
const day = 86_400_000;
const written = (ms: number) => new Date(ms).toISOString();
const offer = {
  special_price: 8_000,
  special_from_date: written(noon + day),
  special_to_date: written(noon + 3 * day),
};

describe('the course of a price', () => {
  it('[PR-41] is one open entry where nothing is to come', () => {
    expect(priceSchedule({ price: 10_000 }, inHungary())).toEqual([
      { price: huf(10_000), from: noon },
    ]);
  });

  it('[PR-41] goes through the offer and back', () => {
    expect(priceSchedule({ price: 10_000, ...offer }, inHungary())).toEqual([
      { price: huf(10_000), from: noon, to: noon + day },
      { price: huf(8_000), from: noon + day, to: noon + 3 * day, reduced: true },
      { price: huf(10_000), from: noon + 3 * day },
    ]);
  });

  it('[PR-41] begins in the offer that runs, and knows nothing of one that is over', () => {
    const running = { price: 10_000, ...offer, special_from_date: written(noon) };
    expect(priceSchedule(running, inHungary())).toEqual([
      { price: huf(8_000), from: noon, to: noon + 3 * day, reduced: true },
      { price: huf(10_000), from: noon + 3 * day },
    ]);
    const over = { price: 10_000, special_price: 8_000, special_to_date: written(noon) };
    expect(priceSchedule(over, inHungary())).toEqual([{ price: huf(10_000), from: noon }]);
  });

  it('[PR-41] a final price below the regular one is a reduction', () => {
    expect(priceSchedule({ price: 10_000, final_price: 9_000 }, inHungary())).toEqual([
      { price: huf(9_000), from: noon, reduced: true },
    ]);
  });

  it('[PR-41] of a configurable is that of whichever variant is the cheapest', () => {
    const product = {
      configurable_children: [{ price: 9_000 }, { price: 10_000, ...offer }],
    };
    expect(priceSchedule(product, inHungary())).toEqual([
      { price: huf(9_000), from: noon, to: noon + day },
      { price: huf(8_000), from: noon + day, to: noon + 3 * day, reduced: true },
      { price: huf(9_000), from: noon + 3 * day },
    ]);
  });

  it('[PR-41] includes an offer in a variant’s attributes', () => {
    const { special_price, ...dates } = offer;
    const attributes = Object.entries(dates).map(([attribute_code, value]) => ({
      attribute_code,
      value,
    }));
    const product = {
      configurable_children: [{ price: 10_000, special_price, custom_attributes: attributes }],
    };
    expect(priceSchedule(product, inHungary()).map(({ price }) => price.minor)).toEqual([
      10_000, 8_000, 10_000,
    ]);
    expect(pricesValidUntil(product, noon)).toBe(noon + day);
  });

  it('[PR-18] an offer to a day ends with it, and so do its prices', () => {
    const product = { price: 10_000, special_price: 8_000, special_to_date: '2026-03-29' };
    const over = at('2026-03-29T22:00:00Z');
    expect(priceSchedule(product, inHungary())).toEqual([
      { price: huf(8_000), from: noon, to: over, reduced: true },
      { price: huf(10_000), from: over },
    ]);
    expect(pricesValidUntil(product, noon)).toBe(over - 1);
    const paidAt = (ms: number) =>
      priceProduct(product, inHungary({ now: unsafeBrand<EpochMs>(ms) })).price_incl_tax;
    expect([paidAt(over - 1), paidAt(over)]).toEqual([8_000, 10_000]);
  });

  it('[PR-41] an offer without an end goes on', () => {
    const { special_to_date: _end, ...endless } = offer;
    expect(priceSchedule({ price: 10_000, ...endless }, inHungary())).toEqual([
      { price: huf(10_000), from: noon, to: noon + day },
      { price: huf(8_000), from: noon + day, reduced: true },
    ]);
  });

  it('[PR-41] offers of variants come in the order of their days', () => {
    const sooner = { special_price: 7_000, special_from_date: written(noon - day) };
    const product = {
      configurable_children: [
        { price: 10_000, ...offer },
        { price: 12_000, ...sooner, special_to_date: written(noon + 2 * day) },
      ],
    };
    expect(priceSchedule(product, inHungary())).toEqual([
      { price: huf(7_000), from: noon, to: noon + 2 * day, reduced: true },
      { price: huf(8_000), from: noon + 2 * day, to: noon + 3 * day, reduced: true },
      { price: huf(10_000), from: noon + 3 * day },
    ]);
  });

  it('[PR-41] the same price reduced and not reduced are two entries', () => {
    const running = { ...offer, special_from_date: written(noon - day) };
    const product = {
      configurable_children: [{ price: 8_000 }, { price: 10_000, ...running }],
    };
    expect(priceSchedule(product, inHungary())).toEqual([
      { price: huf(8_000), from: noon, to: noon + 3 * day, reduced: true },
      { price: huf(8_000), from: noon + 3 * day },
    ]);
  });

  it.each([{}, { price: 0 }, { type_id: 'grouped', price: 0 }])('[PR-41] of %j is none', (none) => {
    expect(priceSchedule(none, inHungary())).toEqual([]);
  });

  it('[PR-41] bounds that cannot be read or lower nothing change nothing', () => {
    for (const bad of [{ special_from_date: 'soon' }, { special_price: 10_000 }])
      expect(priceSchedule({ price: 10_000, ...offer, ...bad }, inHungary())).toHaveLength(1);
  });
});

describe('prices hold', () => {
  it('[PR-43] until the next start or end of an offer, a variant’s too', () => {
    expect(pricesValidUntil(offer, noon)).toBe(noon + day);
    expect(pricesValidUntil(offer, unsafeBrand<EpochMs>(noon + day))).toBe(noon + day);
    expect(pricesValidUntil(offer, unsafeBrand<EpochMs>(noon + day + 1))).toBe(noon + 3 * day - 1);
    expect(pricesValidUntil({ configurable_children: [{}, offer] }, noon)).toBe(noon + day);
  });

  it('[PR-43] for good where nothing is to come', () => {
    expect(pricesValidUntil({}, noon)).toBe(Infinity);
    expect(pricesValidUntil(offer, at('2030-01-01'))).toBe(Infinity);
    expect(pricesValidUntil({ special_from_date: 'soon' }, noon)).toBe(Infinity);
  });
});
