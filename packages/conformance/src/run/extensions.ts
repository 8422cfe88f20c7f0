import type { Caller } from '../bench/caller.ts';
import type { Send } from '../bench/wire.ts';

/** Extensions of this project, and calls that other backends need not have. */
export type Extension =
  | 'named-errors'
  | 'request-ids'
  | 'form-a'
  | 'form-b'
  | 'cart-versions'
  | 'idempotency-keys'
  | 'hand-off'
  | 'logout'
  | 'url-map'
  | 'coupon-read'
  | 'delivery-dates'
  | 'instalments'
  | 'menu-images'
  | 'product-pages'
  | 'screens-at-once'
  | 'banners'
  | 'contact-mail'
  | 'rotating-refresh'
  | 'graphql'
  | 'openapi'
  | 'deadlines'
  | 'order-cancel'
  | 'withdrawal'
  | 'guest-cancel'
  | 'personal-data'
  | 'email-change'
  | 'own-reviews'
  | 'double-opt-in'
  | 'stock-alerts'
  | 'machine-files'
  | 'share-pictures'
  | 'fitted-pictures'
  | 'loyalty'
  | 'signs-of-life';

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Calls that detect an extension. */
interface Probe extends Caller {
  readonly settings: { readonly index: string };
  readonly send: Send;
  unique(prefix: string): string;
  newCart(): Promise<string>;
  customer(): Promise<Account>;
  signIn(account: Account): Promise<{ readonly refreshToken: string }>;
}

/** Detection of each extension, and its name in the report. */
export const extensions: Readonly<
  Record<Extension, { readonly title: string; offered(probe: Probe): Promise<boolean> }>
> = {
  'named-errors': {
    title: 'names for errors in meta.error',
    async offered({ ask }) {
      const { meta } = await ask('cartPull', { cart: 'no-such-cart' });
      return typeof meta['error'] === 'string';
    },
  },
  'request-ids': {
    title: 'request ids',
    async offered({ ask }) {
      return (await ask('cartPull')).headers.has('x-request-id');
    },
  },
  'form-a': {
    title: 'search form A',
    async offered({ ask }) {
      const { json } = await ask('catalog', { body: { type: 'product', size: 1 } });
      return typeof json === 'object' && json !== null && 'items' in json;
    },
  },
  'form-b': {
    title: 'search form B',
    async offered({ send, settings }) {
      const path = `/api/catalog/${settings.index}/product/_search?size=1&request_format=search-query`;
      const { json } = await send({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: '{"_appliedFilters":[]}',
      });
      return typeof json === 'object' && json !== null && 'hits' in json;
    },
  },
  'cart-versions': {
    title: 'versions of carts',
    async offered({ ok }) {
      return (await ok('cartCreate')).meta['cartVersion'] !== undefined;
    },
  },
  'idempotency-keys': {
    title: 'Idempotency-Key',
    async offered({ ok, unique }) {
      const headers = { 'idempotency-key': unique('probe') };
      const first = await ok('cartCreate', { headers });
      return (await ok('cartCreate', { headers })).value === first.value;
    },
  },
  'hand-off': {
    title: 'one-time codes for carts',
    async offered({ ask, newCart }) {
      return isThere(await ask('cartHandoff', { cart: await newCart() }));
    },
  },
  logout: {
    title: 'a logout call',
    async offered({ ask }) {
      return isThere(await ask('logout', { token: 'none', body: {} }));
    },
  },
  'url-map': {
    title: 'url/map',
    async offered({ ask }) {
      const answer = await ask('urlMap', { body: { url: 'no-such-path' } });
      return isThere(answer) && answer.contentType.includes('json');
    },
  },
  'coupon-read': {
    title: 'reading the coupon',
    async offered({ ask, newCart }) {
      return isThere(await ask('cartCoupon', { cart: await newCart() }));
    },
  },
  'delivery-dates': {
    title: 'delivery dates',
    async offered({ ask }) {
      return isThere(await ask('deliveryDates'));
    },
  },
  instalments: {
    title: 'instalments',
    async offered({ ask }) {
      return isThere(await ask('instalment', { query: { price: 120_000 } }));
    },
  },
  'product-pages': {
    title: 'products one by one and by page',
    async offered({ ask }) {
      return isThere(await ask('product', { query: { pageSize: 1 } }));
    },
  },
  'screens-at-once': {
    title: 'all a screen asks in one call',
    async offered({ ask }) {
      return isThere(await ask('freshness', { query: { skus: 'no-such-sku' } }));
    },
  },
  'menu-images': {
    title: 'menu pictures',
    async offered({ ask }) {
      return isThere(await ask('menuImages'));
    },
  },
  banners: {
    title: 'banner files',
    async offered({ send }) {
      const path = '/api/ext/banners/promoted_offers.json';
      return (await send({ method: 'GET', path })).status === 200;
    },
  },
  'contact-mail': {
    title: 'the contact form',
    async offered({ ask }) {
      return isThere(await ask('mailToken'));
    },
  },
  'rotating-refresh': {
    title: 'refresh tokens that rotate',
    async offered({ ok, customer, signIn }) {
      const { refreshToken } = await signIn(await customer());
      const { meta } = await ok('refresh', { body: { refreshToken } });
      const next = meta['refreshToken'];
      return typeof next === 'string' && next !== refreshToken;
    },
  },
  graphql: {
    title: 'GraphQL',
    async offered({ send }) {
      const { json } = await send({
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ __typename }"}',
      });
      return typeof json === 'object' && json !== null && 'data' in json;
    },
  },
  openapi: {
    title: 'an OpenAPI document',
    async offered({ send }) {
      return (await send({ method: 'GET', path: '/api/openapi.json' })).status === 200;
    },
  },
  deadlines: {
    title: 'deadlines of callers',
    async offered({ ask }) {
      const body = { type: 'taxrule' };
      return (await ask('catalog', { body, headers: { 'x-deadline-ms': '0' } })).status === 503;
    },
  },
  'order-cancel': {
    title: 'a way to cancel orders',
    async offered({ ask }) {
      return isThere(await ask('cancelOrder', { body: {} }));
    },
  },
  'guest-cancel': {
    title: 'a way for guests to cancel orders',
    async offered({ ask }) {
      return isThere(await ask('cancelGuestOrder', { body: {} }));
    },
  },
  withdrawal: {
    title: 'a way to withdraw',
    async offered({ ask }) {
      return isThere(await ask('withdraw', { body: {} }));
    },
  },
  'personal-data': {
    title: 'a way to take data along',
    async offered({ ask }) {
      return isThere(await ask('exportMe'));
    },
  },
  'email-change': {
    title: 'a way to change e-mail addresses',
    async offered({ ask }) {
      return isThere(await ask('changeEmail', { body: {} }));
    },
  },
  'own-reviews': {
    title: "customers' own reviews",
    async offered({ ask }) {
      return isThere(await ask('myReviews'));
    },
  },
  'double-opt-in': {
    title: 'subscriptions that wait for an answer',
    async offered({ ask }) {
      return isThere(await ask('newsletterState'));
    },
  },
  'stock-alerts': {
    title: 'letters for what is there again',
    async offered({ ask }) {
      return isThere(await ask('stockNotify', { body: {} }));
    },
  },
  'machine-files': {
    title: 'files for machines',
    async offered({ send }) {
      return (await send({ method: 'GET', path: '/robots.txt' })).status === 200;
    },
  },
  'share-pictures': {
    title: 'pictures to be shared with',
    async offered({ send }) {
      const answer = await send({ method: 'GET', path: '/img/share/product/no-such-article.jpg' });
      return answer.contentType.includes('json');
    },
  },
  'fitted-pictures': {
    title: 'pictures that fill their size',
    async offered({ send }) {
      const path = '/img/150/150/fit/no-such-picture.webp';
      return (await send({ method: 'GET', path })).contentType.startsWith('image/');
    },
  },
  loyalty: {
    title: 'a loyalty card',
    async offered({ ask }) {
      return isThere(await ask('loyaltyCard'));
    },
  },
  'signs-of-life': {
    title: 'signs of life',
    async offered({ send }) {
      return (await send({ method: 'GET', path: '/healthz' })).code === 200;
    },
  },
};

/** Returns true for any response except an unknown path. */
function isThere(answer: { readonly status: number; readonly contentType: string }): boolean {
  const isMissing = answer.status === 404 || answer.status === 405;
  return !isMissing && answer.contentType.includes('json');
}
