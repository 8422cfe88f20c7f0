/**
 * Returns true if a notice equals the newest one except for its id. It is then not posted again.
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
