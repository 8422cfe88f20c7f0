import { vitalReport } from '@shop/contract';
import type * as v from 'valibot';
import { indexQuery } from '../catalog/routes/index-request.ts';
import type { CallNote } from './call-notes.ts';
import type { JsonSchema } from './json-schemas.ts';

/** A call that is no entry of the contract's list: an older form, a picture, a description of the API itself. */
export interface OtherOperation extends CallNote {
  readonly id: string;
  readonly tag: TagName;
  readonly method: 'get' | 'post';
  /** With `{name}` parts. */
  readonly path: string;
  readonly query?: Readonly<Record<string, JsonSchema>>;
  /** Instead of `query`: the schema that checks it. */
  readonly querySchema?: v.GenericSchema;
  readonly required?: readonly string[];
  readonly body?: JsonSchema;
  /** Instead of `body`: the schema that checks it. */
  readonly bodySchema?: v.GenericSchema;
  /** The answer as it stands, without the envelope unless `enveloped`. */
  readonly answer: JsonSchema;
  readonly enveloped?: true;
  /** Media type of a response that is not JSON. */
  readonly mediaTypes?: readonly string[];
}

/** The chapters of the document, in their order. */
export const tags = [
  { name: 'Catalogue', description: 'Products, categories, stock and what stands at a path.' },
  { name: 'Cart', description: 'The cart on the server, its totals and its way to the shop host.' },
  { name: 'Customer', description: 'Sessions, profile, wishlist and past orders.' },
  { name: 'Shop', description: 'Orders, reviews, mail, content, deliveries and instalments.' },
  { name: 'Service', description: 'How the backend is, and this document.' },
] as const;
export type TagName = (typeof tags)[number]['name'];

const text: JsonSchema = { type: 'string' };
const cmsAnswer: JsonSchema = {
  anyOf: [{ $ref: '#/components/schemas/CmsEntry' }, { type: 'null' }],
};
const indexNote = {
  tag: 'Catalogue',
  path: '/api/catalog/{index}/{type}/_search',
  description:
    'The older form of the search. Answers like Elasticsearch, or shorter with `compact`. `sort` is `field:dir`, ' +
    'several joined by commas; fields are joined by commas too, `*` for any part of one. GET brings the search ' +
    'query as JSON in `request`.',
  errors: ['index-missing', 'index-unknown', 'query-unsupported'],
  answer: { type: 'object' },
  limited: true,
} as const;

export const otherOperations: readonly OtherOperation[] = [
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
  {
    id: 'graphql',
    tag: 'Catalogue',
    method: 'post',
    path: '/graphql',
    summary: 'The catalogue for GraphQL clients',
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
    tag: 'Catalogue',
    method: 'get',
    path: '/api/stock/check/{sku}',
    summary: 'What is left of one article, named in the path',
    errors: ['not-found'],
    limited: true,
    enveloped: true,
    answer: { $ref: '#/components/schemas/StockEntry' },
  },
  {
    id: 'picture',
    tag: 'Catalogue',
    method: 'get',
    path: '/img/{width}/{height}/resize/{path}',
    summary: 'A picture in one of the sizes of the shop',
    description:
      'AVIF, WebP or JPEG, as `Accept` has it; a placeholder with 404 when there is none.',
    mediaTypes: ['image/avif', 'image/webp', 'image/jpeg'],
    answer: {},
  },
  {
    id: 'pictureThatFills',
    tag: 'Catalogue',
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
    tag: 'Catalogue',
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
    tag: 'Catalogue',
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
    tag: 'Catalogue',
    method: 'get',
    path: '/img/share/home.jpg',
    summary: 'The shop, as other sites show its home page when it is shared',
    limited: true,
    mediaTypes: ['image/jpeg'],
    answer: {},
  },
  ...(
    [
      ['robots', '/robots.txt', 'What crawlers may ask for', 'text/plain'],
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
    tag: 'Catalogue',
    method: 'get',
    path: '/api/download/{sku}/sample',
    summary: 'What anybody may look into before buying a downloadable product',
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
    description: 'Not found for anybody else, whether or not there is such a file.',
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
    summary: 'Lead a browser to the page that ends letters',
    description: 'Answers 303: programs that open links must not end anything.',
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
    summary: 'Whether the process answers',
    enveloped: true,
    answer: text,
  },
  {
    id: 'readyz',
    tag: 'Service',
    method: 'get',
    path: '/readyz',
    summary: 'Whether it can serve, its database included',
    enveloped: true,
    answer: text,
  },
  {
    id: 'version',
    tag: 'Service',
    method: 'get',
    path: '/version',
    summary: 'Which build it is',
    enveloped: true,
    answer: { type: 'object', properties: { revision: text } },
  },
];
