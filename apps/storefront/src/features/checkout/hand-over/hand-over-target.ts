import { parseQuery, stringifyQuery, type Query } from '@shop/url-resolver';

/** Names of the two screens in older shops of this family. */
const olderNames = new Map([
  ['/checkout/cart', '/cart'],
  ['/checkout/checkout', '/checkout'],
]);

const here = 'https://shop.invalid';

/**
 * Returns the address to open after a hand-over: `to` within this shop, else the checkout. Other parameters are preserved,
 * except those that open the cart.
 */
export function handOverTarget({
  session_id: _token,
  code: _code,
  to,
  ...otherParams
}: Query): string {
  const place = typeof to === 'string' && URL.canParse(to, here) ? to : '/checkout';
  const targetUrl = new URL(place, here);
  const { pathname, search, hash } =
    targetUrl.origin === here ? targetUrl : new URL('/checkout', here);
  const path = pathname.replace(/\/{2,}/g, '/');
  const query = stringifyQuery({ ...parseQuery(search), ...otherParams });
  return `${olderNames.get(path) ?? path}${query}${hash}`;
}
