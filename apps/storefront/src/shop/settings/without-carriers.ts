/**
 * Returns the settings without the carriers of parcels: each order names the tracking pages of its own parcels, so pages
 * need no list.
 */
export function withoutCarriers<
  Settings extends { readonly orders: { readonly carriers: readonly unknown[] } },
>(settings: Settings): Settings {
  return { ...settings, orders: { ...settings.orders, carriers: [] } };
}
