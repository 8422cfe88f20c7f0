/** A page of the shop's own, and what lies under it. Source: UR-52. */
export interface RoutePolicy {
  /** One part, with a slash in front. */
  readonly path: string;
  /** Filled in the browser; what a server sends is the same empty shell for everyone. No cache keeps it. */
  readonly isPersonal: boolean;
  /** Crawlers may ask for it: it says nothing of anyone. */
  readonly isCrawled: boolean;
  /** Its address may hold a secret: no other origin learns that somebody comes from there. */
  readonly isSecret: boolean;
  /** What may come between a shopper and what is done here: notices of the shop, an invitation too, or neither. */
  readonly interruptedBy: 'anything' | 'notices' | 'nothing';
}

/**
 * Who may know of a page: anyone, crawlers its empty shell, the shopper alone, or nobody else even that somebody comes
 * from there.
 */
type Exposure = 'open' | 'shell' | 'personal' | 'secret';

const rows: readonly (readonly [path: string, kept: Exposure, by: RoutePolicy['interruptedBy']])[] =
  [
    ['/account', 'personal', 'notices'],
    ['/cart', 'shell', 'notices'],
    ['/checkout', 'personal', 'nothing'],
    ['/compare', 'personal', 'anything'],
    ['/confirm-email', 'secret', 'notices'],
    ['/elallas', 'open', 'notices'],
    ['/error', 'open', 'notices'],
    ['/login', 'personal', 'nothing'],
    ['/newsletter', 'secret', 'notices'],
    ['/register', 'personal', 'nothing'],
    ['/reset-password', 'secret', 'nothing'],
    ['/shared-cart', 'personal', 'anything'],
    ['/thank-you', 'personal', 'notices'],
    ['/unsubscribe', 'secret', 'notices'],
    ['/vsbridge', 'secret', 'nothing'],
    ['/wishlist', 'personal', 'anything'],
  ];

/** The pages of the shop's own about which anything is particular. Source: UR-52. */
export const routePolicies: readonly RoutePolicy[] = /* @__PURE__ */ rows.map(
  ([path, exposure, interruptedBy]) => ({
    path,
    isPersonal: exposure !== 'open',
    isCrawled: exposure === 'open' || exposure === 'shell',
    isSecret: exposure === 'secret',
    interruptedBy,
  }),
);

/**
 * The page of the shop's own an address leads to, or the one above it. `address`: without the code of a store view
 * (UR-42); its query and what follows `#` do not count.
 *
 * Source: UR-52.
 */
export function routePolicyOf(address: string): RoutePolicy | undefined {
  const [firstPart] = /^\/[^/?#]*/.exec(address) ?? [];
  return routePolicies.find(({ path }) => path === firstPart);
}
