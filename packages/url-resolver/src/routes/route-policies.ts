/** Policy of an app page and the paths below it. Source: UR-17. */
export interface RoutePolicy {
  /** First part of the path, with a leading slash. */
  readonly path: string;
  /** True: rendered in the browser; the server sends the same empty shell to everyone. Never cached. */
  readonly isPersonal: boolean;
  /** True: crawlers may request the page, because it contains no personal data. */
  readonly isCrawled: boolean;
  /** True: the address may contain a secret, so no referrer is sent to other origins. */
  readonly isSecret: boolean;
  /** Interruptions allowed on the page: shop notices and invitations, notices only, or none. */
  readonly interruptedBy: 'anything' | 'notices' | 'nothing';
}

/**
 * Visibility of a page: to everyone, to crawlers as an empty shell, to the shopper only, or to the shopper only and
 * without a referrer for other origins.
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
    ['/order', 'secret', 'notices'],
    ['/register', 'personal', 'nothing'],
    ['/reset-password', 'secret', 'nothing'],
    ['/shared-cart', 'personal', 'anything'],
    ['/thank-you', 'personal', 'notices'],
    ['/unsubscribe', 'secret', 'notices'],
    ['/vsbridge', 'secret', 'nothing'],
    ['/wishlist', 'personal', 'anything'],
  ];

/** Policies of the app pages that need one. Source: UR-17. */
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
 * Returns the policy of the app page at an address, or of its parent page. `address`: without the store code (UR-30);
 * its query and fragment are ignored.
 *
 * Source: UR-17.
 */
export function routePolicyOf(address: string): RoutePolicy | undefined {
  const [firstPart] = /^\/[^/?#]*/.exec(address) ?? [];
  return routePolicies.find(({ path }) => path === firstPart);
}
