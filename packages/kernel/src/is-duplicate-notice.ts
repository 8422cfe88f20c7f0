/**
 * Whether a notice says just what the newest one says, whatever their ids: then it is not said again.
 * Source: KE-16.
 */
export function isDuplicateNotice(
  newest: { readonly id: string } | undefined,
  next: object,
): boolean {
  if (newest === undefined) return false;
  const { id: _id, ...content } = newest;
  return JSON.stringify(content) === JSON.stringify(next);
}
