import { locales } from '@shop/format';
import { currencies } from '@shop/money';
import * as v from 'valibot';
import { atLeastOne, country, text, singleWord } from './bounds.ts';

const storeView = v.strictObject({
  /** The name in addresses and calls: `hu`. */
  code: singleWord,
  storeId: atLeastOne,
  language: v.picklist(locales),
  /** A BCP 47 tag: `hu-HU`. */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be like hu-HU')),
  /** The country of shoppers who have not named theirs. */
  country,
  currency: v.picklist(currencies),
  currencySign: text,
  /** Date format of order lists, as `YYYY-MM-DD HH:mm`; as the language writes dates if absent. */
  dateFormat: v.optional(text),
  /** Grouping of thousands: from four digits on, or by the rules of spelling. */
  grouping: v.optional(v.picklist(['always', 'spelling']), 'always'),
  /**
   * Value of one unit of this view's currency in the currency of the default view: its list prices are worked out
   * with it. 1 where the currency is the same.
   */
  baseUnits: v.optional(v.pipe(v.number(), v.minValue(0.0001)), 1),
  /** True if addresses of this view begin with `/{code}/`. */
  appendStoreCode: v.optional(v.boolean(), false),
});

/** The store views: languages and currencies the shop can be seen in. Source: SC-2, SC-3. */
export const stores = v.optional(
  v.strictObject({
    /** True if shoppers may change the view. Off: only the default view exists. */
    multistore: v.optional(v.boolean(), false),
    defaultCode: v.optional(singleWord, 'hu'),
    views: v.optional(v.pipe(v.array(storeView), v.minLength(1)), [
      {
        code: 'hu',
        storeId: 1,
        language: 'hu',
        locale: 'hu-HU',
        country: 'HU',
        currency: 'HUF',
        currencySign: 'Ft',
        dateFormat: 'YYYY-MM-DD HH:mm',
      },
      {
        code: 'de',
        storeId: 2,
        language: 'de',
        locale: 'de-DE',
        country: 'DE',
        currency: 'EUR',
        currencySign: '€',
        baseUnits: 400,
        appendStoreCode: true,
      },
      {
        code: 'it',
        storeId: 3,
        language: 'it',
        locale: 'it-IT',
        country: 'IT',
        currency: 'EUR',
        currencySign: '€',
        baseUnits: 400,
        appendStoreCode: true,
      },
    ]),
  }),
  {},
);
