/**
 * Whether a notice says just what the newest one says, whatever their ids: then it is not said again.
 * Source: KE-16.
 */
export function repeatsNotice(newest: { readonly id: string } | undefined, next: object): boolean {
  if (newest === undefined) return false;
  const { id: _id, ...said } = newest;
  return JSON.stringify(said) === JSON.stringify(next);
}
