declare const brand: unique symbol;

/** A primitive that is a different type from others of the same shape: `Brand<string, 'Sku'>`. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** The article number, unique among products and variants. Compared as text. */
export type Sku = Brand<string, 'Sku'>;
/** The token of a server cart (`cartId` on the wire). Its owner may read and change that cart. */
export type CartToken = Brand<string, 'CartToken'>;
/** The access token of a signed-in customer (`token` on the wire). */
export type UserToken = Brand<string, 'UserToken'>;
/** The token to get a new access token. Used once. */
export type RefreshToken = Brand<string, 'RefreshToken'>;
/** The id of a customer, as text. */
export type CustomerId = Brand<string, 'CustomerId'>;
/** Milliseconds since 1970-01-01T00:00:00Z, a whole number. */
export type EpochMs = Brand<number, 'EpochMs'>;
/** `YYYY-MM-DD`, a day without a time zone. */
export type IsoDate = Brand<string, 'IsoDate'>;

/** Brands a plain value. Checks nothing: call it after a schema has parsed the value. Source: KE-5. */
export function unsafeBrand<T extends Brand<string | number, string>>(
  value: T extends string ? string : number,
): T {
  return value as unknown as T;
}
