import { searchReport, vitalReport } from '@shop/contract';
import type * as v from 'valibot';
import type { JsonSchema } from './json-schemas.ts';
import type { OtherOperation } from './other-operation.ts';

const text: JsonSchema = { type: 'string' };
const cmsAnswer: JsonSchema = {
  anyOf: [{ $ref: '#/components/schemas/CmsEntry' }, { type: 'null' }],
};
const indexNote = {
  tag: 'Catalog',
  path: '/api/catalog/{index}/{type}/_search',
  description:
    'The older form of the search. Answers like Elasticsearch, or shorter with `compact`. `sort` is `field:dir`, ' +
    'several joined by commas; fields are joined by commas too, `*` for any part of one. GET brings the search ' +
    'query as JSON in `request`.',
  errors: ['index-missing', 'index-unknown', 'query-unsupported'],
  answer: { type: 'object' },
  limited: true,
} as const;

/** Schemas of requests that the backend defines itself. */
interface OperationSchemas {
  /** Parameters of the older search. */
  readonly indexQuery: v.GenericSchema;
}

/** Returns the operations that the shop's clients use and the contract does not list. */
export function describeOtherOperations({
  indexQuery,
}: OperationSchemas): readonly OtherOperation[] {
  return [...searchOperations(indexQuery), ...otherOperations];
}

const searchOperations = (indexQuery: v.GenericSchema): readonly OtherOperation[] => [
  {
    ...indexNote,
    id: 'searchIndexByGet',
    method: 'get',
    summary: 'Search an index, the query in the address',
    querySchema: indexQuery,
  },
  {
    ...indexNote,
    id: 'searchIndex',
    method: 'post',
    summary: 'Search an index',
    querySchema: indexQuery,
    body: { $ref: '#/components/schemas/SearchQuery' },
  },
];

const otherOperations: readonly OtherOperation[] = [
  {
    id: 'graphql',
    tag: 'Catalog',
    method: 'post',
    path: '/graphql',
    summary: 'The catalog for GraphQL clients',
    description:
      'Products, categories, attributes, tax rules, reviews and CMS entries; a store code may follow the path. ' +
      'The schema tells itself by introspection.',
    errors: ['query-too-deep', 'query-too-costly'],
    limited: true,
    body: {
      type: 'object',
      properties: { query: text, variables: { type: ['object', 'null'] }, operationName: text },
      required: ['query'],
    },
    answer: { type: 'object', properties: { data: {}, errors: { type: 'array' } } },
  },
  {
    id: 'stockCheckByPath',
    tag: 'Catalog',
    method: 'get',
    path: '/api/stock/check/{sku}',
    summary: 'Stock of one article, by path',
    errors: ['not-found'],
    limited: true,
    enveloped: true,
    answer: { $ref: '#/components/schemas/StockEntry' },
  },
  {
    id: 'picture',
    tag: 'Catalog',
    method: 'get',
    path: '/img/{width}/{height}/resize/{path}',
    summary: 'A picture in one of the sizes of the shop',
    description:
      'AVIF, WebP or JPEG, as `Accept` has it; a placeholder with 404 when there is none, and with 200 at the path `placeholder`.',
    mediaTypes: ['image/avif', 'image/webp', 'image/jpeg'],
    answer: {},
  },
  {
    id: 'pictureThatFills',
    tag: 'Catalog',
    method: 'get',
    path: '/img/{width}/{height}/fit/{path}',
    summary: 'A picture that fills one of the sizes of the shop',
    description:
      'A wide object on a plain ground takes 86 % of the width; any other picture is cut to the proportions of the size.',
    mediaTypes: ['image/avif', 'image/webp', 'image/jpeg'],
    answer: {},
  },
  {
    id: 'film',
    tag: 'Catalog',
    method: 'get',
    path: '/img/film/{path}',
    summary: 'A film of the content, whole or the part that `Range` names',
    errors: ['not-found'],
    mediaTypes: ['video/webm'],
    answer: {},
  },
  ...(
    [
      ['product', 'A product, by its article number'],
      ['category', 'A category, by its number'],
      ['page', 'A page of the content, by its uid'],
    ] as const
  ).map(([kind, summary]): OtherOperation => ({
    id: `sharePictureOf${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    tag: 'Catalog',
    method: 'get',
    path: `/img/share/${kind}/{file}`,
    summary: `${summary} with \`.jpg\` after it, as other sites show it when it is shared`,
    errors: ['not-found'],
    limited: true,
    mediaTypes: ['image/jpeg'],
    answer: {},
  })),
  {
    id: 'sharePictureOfHome',
    tag: 'Catalog',
    method: 'get',
    path: '/img/share/home.jpg',
    summary: 'The shop, as other sites show its home page when it is shared',
    limited: true,
    mediaTypes: ['image/jpeg'],
    answer: {},
  },
  ...(
    [
      ['robots', '/robots.txt', 'Rules for crawlers', 'text/plain'],
      ['llms', '/llms.txt', 'The shop in short for language models', 'text/plain'],
      ['sitemap', '/sitemap.xml', 'The files of the map of the shop', 'application/xml'],
      ['sitemapOfPages', '/sitemap/pages.xml', 'The pages of the content', 'application/xml'],
      ['sitemapOfCategories', '/sitemap/categories.xml', 'The categories', 'application/xml'],
      [
        'sitemapOfProducts',
        '/sitemap/{file}',
        'Products with their pictures: `products-1.xml` and so on',
        'application/xml',
      ],
      ['googleFeed', '/feeds/google.xml', 'Every offer for Google Merchant', 'application/xml'],
      ['arukeresoFeed', '/feeds/arukereso.xml', 'Every offer for Árukereső', 'application/xml'],
    ] as const
  ).map(([id, path, summary, mediaType]): OtherOperation => ({
    id,
    tag: 'Service',
    method: 'get',
    path,
    summary,
    mediaTypes: [mediaType],
    answer: {},
  })),
  {
    id: 'downloadSample',
    tag: 'Catalog',
    method: 'get',
    path: '/api/download/{sku}/sample',
    summary: 'Sample of a downloadable product, for everybody',
    errors: ['not-found'],
    limited: true,
    mediaTypes: ['application/pdf', 'image/svg+xml'],
    answer: {},
  },
  {
    id: 'download',
    tag: 'Customer',
    method: 'get',
    path: '/api/download/{sku}',
    summary: 'The file of a downloadable product, for the customer who ordered it',
    description: '404 for everybody else, whether or not the file exists.',
    errors: ['not-found', 'unauthorized'],
    limited: true,
    query: { token: text },
    mediaTypes: ['application/pdf', 'image/svg+xml'],
    answer: {},
  },
  ...(['Page', 'Block'] as const).flatMap((kind): readonly OtherOperation[] => [
    {
      id: `cms${kind}ByIdentifier`,
      tag: 'Shop',
      method: 'get',
      path: `/api/ext/cms-data/cms${kind}Identifier/{identifier}`,
      summary: `A ${kind.toLowerCase()} of the CMS in any store, or null`,
      limited: true,
      enveloped: true,
      answer: cmsAnswer,
    },
  ]),
  {
    id: 'reportVitals',
    tag: 'Service',
    method: 'post',
    path: '/api/ext/vitals',
    summary: 'How fast a page was for a shopper who allows statistics',
    description:
      'Kinds and numbers only: no address, and nobody is named. Counts are kept, reports are not.',
    errors: ['invalid-request'],
    limited: true,
    enveloped: true,
    bodySchema: vitalReport,
    answer: { type: 'boolean' },
  },
  {
    id: 'countSearch',
    tag: 'Service',
    method: 'post',
    path: '/api/ext/searches',
    summary: 'Counts a search, with or without results, or an opened result',
    description: 'Words and counts of a day only: no visitor, no session.',
    errors: ['invalid-request'],
    limited: true,
    enveloped: true,
    bodySchema: searchReport,
    answer: { type: 'boolean' },
  },
  {
    id: 'promotedOffers',
    tag: 'Shop',
    method: 'get',
    path: '/api/ext/banners/promoted_offers.json',
    summary: 'The banners of the home page',
    errors: ['not-found'],
    limited: true,
    answer: { $ref: '#/components/schemas/PromotedOffers' },
  },
  {
    id: 'mainImage',
    tag: 'Shop',
    method: 'get',
    path: '/api/ext/banners/main-image.json',
    summary: 'The head image of the home page',
    errors: ['not-found'],
    limited: true,
    answer: { $ref: '#/components/schemas/MainImage' },
  },
  {
    id: 'openUnsubscribeLink',
    tag: 'Shop',
    method: 'get',
    path: '/api/ext/email-manager/unsubscribe',
    summary: 'Redirect a browser to the page that unsubscribes',
    description: 'Responds with 303: a program that opens links must not unsubscribe anybody.',
    query: { subscription: text },
    mediaTypes: ['text/html'],
    answer: text,
  },
  {
    id: 'createOrderAsBefore',
    tag: 'Shop',
    method: 'post',
    path: '/api/order',
    summary: 'Place an order, under its older path',
    once: true,
    limited: true,
    enveloped: true,
    body: { $ref: '#/components/schemas/NewOrder' },
    answer: { $ref: '#/components/schemas/PlacedOrder' },
  },
  {
    id: 'returnFromProvider',
    tag: 'Shop',
    method: 'get',
    path: '/api/payment/return/{provider}',
    summary: 'Lead a payer back from the provider',
    description: 'Answers 303 to the page of the payment, after the provider was asked.',
    query: { order: text },
    limited: true,
    mediaTypes: ['text/html'],
    answer: text,
  },
  {
    id: 'receiveCallback',
    tag: 'Shop',
    method: 'post',
    path: '/api/payment/callback/{provider}',
    summary: 'Notice of a payment provider',
    description:
      'Authenticated where the provider signs. Says that something changed; the state is read from the provider.',
    errors: ['invalid-request', 'body-too-large'],
    mediaTypes: ['text/plain'],
    answer: text,
  },
  {
    id: 'sandboxPage',
    tag: 'Shop',
    method: 'get',
    path: '/api/payment/sandbox/{provider}/{reference}',
    summary: 'Hosted page of the sandbox, of a provider without keys in the demo',
    errors: ['not-found'],
    mediaTypes: ['text/html'],
    answer: text,
  },
  {
    id: 'invoiceFile',
    tag: 'Shop',
    method: 'get',
    path: '/api/order/invoice/{token}',
    summary: 'The PDF of an invoice, at the address that its order names',
    errors: ['not-found', 'overloaded'],
    limited: true,
    mediaTypes: ['application/pdf'],
    answer: {},
  },
  {
    id: 'decideInSandbox',
    tag: 'Shop',
    method: 'post',
    path: '/api/payment/sandbox/{provider}/{reference}',
    summary: 'Pay, decline or cancel in the sandbox',
    description: 'A form; answers 303 to the way back.',
    errors: ['invalid-request', 'not-found'],
    mediaTypes: ['text/html'],
    answer: text,
  },
  {
    id: 'openapi',
    tag: 'Service',
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    answer: { type: 'object' },
  },
  {
    id: 'docs',
    tag: 'Service',
    method: 'get',
    path: '/api/docs',
    summary: 'This document for people',
    mediaTypes: ['text/html'],
    answer: text,
  },
  {
    id: 'healthz',
    tag: 'Service',
    method: 'get',
    path: '/healthz',
    summary: 'Liveness of the process',
    enveloped: true,
    answer: text,
  },
  {
    id: 'readyz',
    tag: 'Service',
    method: 'get',
    path: '/readyz',
    summary: 'Readiness, with its database',
    enveloped: true,
    answer: text,
  },
  {
    id: 'version',
    tag: 'Service',
    method: 'get',
    path: '/version',
    summary: 'Revision of the build',
    enveloped: true,
    answer: { type: 'object', properties: { revision: text } },
  },
];
