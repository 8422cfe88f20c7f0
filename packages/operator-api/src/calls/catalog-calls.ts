import { isPageTag, maxSkuLength } from '@shop/contract';
import * as v from 'valibot';
import { lineReport, maxLines } from '../lines/line-report.ts';
import { defineCall } from './operator-call.ts';
import { noFields } from './shared-fields.ts';

/** A list of lines. Each line is validated separately, so that a wrong line does not reject the others. */
const lineList = v.object({
  lines: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(maxLines)),
});

/** A line of new stock: the available quantity. */
export const stockEntry = v.object({
  sku: v.string(),
  qty: v.number(),
});

/** A line of new prices. Without `special_price` the current special price stays; 0 removes it. */
export const priceEntry = v.object({
  sku: v.string(),
  price: v.number(),
  special_price: v.optional(v.number()),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
});

/** Path of the shop in its stored form: without slashes at its ends and a query, accents composed (OA-15). */
const path = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.regex(/^(?!\/*[a-z][a-z\d+.-]*:|\/\/)\/*[^?#\s/][^?#\s]*$/i),
  v.transform((text) => text.replaceAll(/^\/+|\/+$/g, '').normalize('NFC')),
);
const targetType = v.picklist(['product', 'category']);
const targetId = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const redirect = v.object({
  /** Former path, without the slash at its beginning and end. */
  path,
  type: targetType,
  id: targetId,
});
/** A former path with its target: a document, or the path of one (OA-15). */
const newRedirect = v.pipe(
  v.object({
    path,
    to: v.optional(path),
    type: v.optional(targetType),
    id: v.optional(targetId),
  }),
  v.forward(
    v.check(
      ({ to, type, id }) =>
        (type !== undefined) === (id !== undefined) && (to === undefined) === (id !== undefined),
      'to, or type and id',
    ),
    ['to'],
  ),
);

/** Calls about the catalog. */
export const catalogCalls = {
  setStock: defineCall({
    method: 'POST',
    path: '/stock',
    chapter: 'Catalog',
    scope: 'stock:write',
    about: 'Set stock',
    details: 'The pieces of each article that are left. CSV has lines of `sku,qty`.',
    params: noFields,
    query: noFields,
    body: lineList,
    lines: 'text/csv',
    entry: stockEntry,
    answer: lineReport,
    errors: ['too-many-lines'],
  }),
  setPrices: defineCall({
    method: 'POST',
    path: '/prices',
    chapter: 'Catalog',
    scope: 'prices:write',
    about: 'Set prices',
    details:
      'With tax. Without `special_price` a running offer stays; 0 ends it. CSV has lines of `sku,price[,special[,from[,to]]]`.',
    params: noFields,
    query: noFields,
    body: lineList,
    lines: 'text/csv',
    entry: priceEntry,
    answer: lineReport,
    errors: ['too-many-lines'],
  }),
  importDocuments: defineCall({
    method: 'POST',
    path: '/products',
    chapter: 'Catalog',
    scope: 'products:write',
    about: 'Load documents of the catalog',
    details:
      'Adds, changes and deletes products and other documents. Each line is that of a catalog file: `{ "_type", "_id", "_source" }`.',
    params: noFields,
    query: noFields,
    body: undefined,
    lines: 'application/x-ndjson',
    answer: lineReport,
    errors: ['too-many-lines'],
  }),
  changeProduct: defineCall({
    method: 'POST',
    path: '/products/:sku/status',
    chapter: 'Catalog',
    scope: 'products:write',
    about: 'Enable, disable or remove an article',
    params: v.object({ sku: v.pipe(v.string(), v.minLength(1), v.maxLength(maxSkuLength)) }),
    query: noFields,
    body: v.object({ action: v.picklist(['enable', 'disable', 'remove']) }),
    answer: v.object({ sku: v.string(), action: v.string() }),
    errors: ['article-unknown', 'step-refused'],
  }),
  listRedirects: defineCall({
    method: 'GET',
    path: '/redirects',
    chapter: 'Catalog',
    scope: 'redirects:read',
    about: 'List former paths',
    details: 'The newest 1,000, each with the product or category that it leads to.',
    params: noFields,
    query: noFields,
    body: undefined,
    answer: v.object({ items: v.array(redirect) }),
    errors: [],
  }),
  addRedirect: defineCall({
    method: 'POST',
    path: '/redirects',
    chapter: 'Catalog',
    scope: 'redirects:write',
    about: 'Lead a former path to a page',
    details:
      'To that of a product or a category: `type` and `id`, or `to`, its path. A former path that exists is replaced. `page`: the path is still that of a product or category on sale, which is shown until it leaves.',
    params: noFields,
    query: noFields,
    body: newRedirect,
    answer: v.object({
      ...redirect.entries,
      /** True if a page still has the path: the page is shown until it is removed. */
      page: v.optional(v.boolean()),
    }),
    errors: ['article-unknown'],
  }),
  removeRedirect: defineCall({
    method: 'POST',
    path: '/redirects/remove',
    chapter: 'Catalog',
    scope: 'redirects:write',
    about: 'Remove a former path',
    params: noFields,
    query: noFields,
    body: v.object({ path }),
    answer: v.object({ path: v.string() }),
    errors: ['redirect-unknown'],
  }),
  invalidatePages: defineCall({
    method: 'POST',
    path: '/invalidations',
    chapter: 'Catalog',
    scope: 'pages:write',
    about: 'Invalidate pages, so that they are rendered again',
    details: 'Tags are `product`, `category`, `home`, `P<id>`, `C<id>` … or `*`.',
    params: noFields,
    query: noFields,
    body: v.object({
      tags: v.pipe(
        v.array(v.pipe(v.string(), v.check(isPageTag, 'no tag'))),
        v.minLength(1),
        v.maxLength(100),
      ),
    }),
    answer: v.object({ tags: v.array(v.string()) }),
    errors: [],
  }),
} as const;
