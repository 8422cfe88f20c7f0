import { locales } from '@shop/format';
import { currencies } from '@shop/money';
import * as v from 'valibot';
import { atLeastOne, country, text, singleWord } from './bounds.ts';

const storeView = v.strictObject({
  /** Code in addresses and calls: `hu`. */
  code: singleWord,
  storeId: atLeastOne,
  language: v.picklist(locales),
  /** A BCP 47 tag: `hu-HU`. */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be like hu-HU')),
  /** Country of shoppers who have not chosen one. */
  country,
  currency: v.picklist(currencies),
  currencySign: text,
  /** Date format of order lists, as `YYYY-MM-DD HH:mm`; absent: the format of the language. */
  dateFormat: v.optional(text),
  /** Grouping of thousands: `always` from four digits on, or by the `spelling` rules of the language. */
  grouping: v.optional(v.picklist(['always', 'spelling']), 'always'),
  /**
   * Value of one unit of this view's currency in the currency of the default view. List prices are converted with it. 1
   * if the currencies are the same.
   */
  baseUnits: v.optional(v.pipe(v.number(), v.minValue(0.0001)), 1),
  /** True: addresses of this view begin with `/{code}/`. */
  appendStoreCode: v.optional(v.boolean(), false),
});

/** Store views: the languages and currencies of the shop. Source: SC-2, SC-3. */
export const stores = v.optional(
  v.strictObject({
    /** True: shoppers may change the view. False: only the default view exists. */
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
