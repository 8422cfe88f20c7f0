import type { Locale } from '../locale.ts';

const conjunctions: Readonly<Record<Locale, { readonly and: string; readonly or: string }>> = {
  hu: { and: 'és', or: 'vagy' },
  de: { and: 'und', or: 'oder' },
  it: { and: 'e', or: 'o' },
  ro: { and: 'și', or: 'sau' },
  en: { and: 'and', or: 'or' },
};

/**
 * `szék, asztal és lámpa`: commas, and a conjunction without a comma before the last item. Empty for no items.
 * Source: FO-33.
 */
export function formatList(
  items: readonly string[],
  locale: Locale,
  joint: 'and' | 'or' = 'and',
): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(', ')} ${conjunctions[locale][joint]} ${last}`;
}
