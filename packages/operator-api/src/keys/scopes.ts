/** Permissions that a key can have. Source: OA-2. */
export const scopes = [
  'orders:read',
  'orders:write',
  'refunds:write',
  'payments:write',
  'invoices:write',
  'events:read',
  'events:write',
  'stock:write',
  'prices:write',
  'products:write',
  'redirects:read',
  'redirects:write',
  'pages:write',
  'reviews:read',
  'reviews:write',
  'coupons:read',
  'coupons:write',
  'searches:read',
  'newsletter:read',
  'customers:read',
  'customers:erase',
  'log:read',
] as const;

/** A permission of a key. */
export type Scope = (typeof scopes)[number];

/**
 * Reads scopes between commas. `area:*` is every scope of an area, `*` every scope.
 * Errors: returns the first unknown name as `unknown`; `unknown` is empty for an empty list.
 */
export function readScopes(
  text: string,
): { readonly scopes: readonly Scope[] } | { readonly unknown: string } {
  const scopesOfKey = new Set<Scope>();
  for (const name of text.split(',').map((part) => part.trim())) {
    const matches = scopes.filter((scope) => isNamed(scope, name));
    if (matches.length === 0) return { unknown: name };
    for (const scope of matches) scopesOfKey.add(scope);
  }
  return { scopes: scopes.filter((scope) => scopesOfKey.has(scope)) };
}

function isNamed(scope: Scope, name: string): boolean {
  if (name === '*') return true;
  return name.endsWith(':*') ? scope.startsWith(name.slice(0, -1)) : scope === name;
}
