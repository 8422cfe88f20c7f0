/** A page of the shop's own, and what lies under it. Source: UR-52. */
export interface OwnPage {
  /** One part, with a slash in front. */
  readonly path: string;
  /**
   * Filled in the browser; what a server sends is the same empty shell for everyone. No cache keeps it and no crawler
   * has to ask for it.
   */
  readonly isPersonal: boolean;
  /** Its address may hold a secret: no other origin learns that somebody comes from there. */
  readonly isSecret: boolean;
  /** What may come between a shopper and what is done here: notices of the shop, an invitation too, or neither. */
  readonly interruptedBy: 'anything' | 'notices' | 'nothing';
}

const personal = { isPersonal: true, isSecret: false } as const;
const secret = { isPersonal: true, isSecret: true } as const;
const open = { isPersonal: false, isSecret: false } as const;

/** The pages of the shop's own about which anything is particular. Source: UR-52. */
export const ownPages: readonly OwnPage[] = [
  { path: '/account', ...personal, interruptedBy: 'notices' },
  { path: '/cart', ...personal, interruptedBy: 'notices' },
  { path: '/checkout', ...personal, interruptedBy: 'nothing' },
  { path: '/compare', ...personal, interruptedBy: 'anything' },
  { path: '/confirm-email', ...secret, interruptedBy: 'notices' },
  { path: '/elallas', ...open, interruptedBy: 'notices' },
  { path: '/error', ...open, interruptedBy: 'notices' },
  { path: '/login', ...personal, interruptedBy: 'nothing' },
  { path: '/newsletter', ...secret, interruptedBy: 'notices' },
  { path: '/register', ...personal, interruptedBy: 'nothing' },
  { path: '/reset-password', ...secret, interruptedBy: 'nothing' },
  { path: '/shared-cart', ...personal, interruptedBy: 'anything' },
  { path: '/thank-you', ...personal, interruptedBy: 'notices' },
  { path: '/unsubscribe', ...secret, interruptedBy: 'notices' },
  { path: '/vsbridge', ...secret, interruptedBy: 'nothing' },
  { path: '/wishlist', ...personal, interruptedBy: 'anything' },
];

/**
 * The page of the shop's own an address leads to, or the one above it. `address`: without the code of a store view
 * (UR-42); its query and what follows `#` do not count.
 *
 * Source: UR-52.
 */
export function ownPageOf(address: string): OwnPage | undefined {
  const [first] = /^\/[^/?#]*/.exec(address) ?? [];
  return ownPages.find(({ path }) => path === first);
}
