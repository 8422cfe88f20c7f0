import { createWordReader, type SearchLanguage } from '@shop/search';
import type { Catalog } from '../catalog.ts';
import type { OptionLabels } from '@shop/catalog-view';
import type { LiveCatalog } from '../live/live-catalog.ts';

/** Creates the function that finds words of a text that name current values of these attributes. */
export function createUnderstanding(
  live: Pick<LiveCatalog, 'state'>,
  fields: readonly string[],
  language: SearchLanguage,
): Catalog['understand'] {
  let current: { readonly labels: OptionLabels; readonly read: Catalog['understand'] } | undefined;
  return (text) => {
    const labels = live.state().optionLabels;
    if (current?.labels !== labels) {
      const namedFields = fields.map((field) => ({
        field,
        options: [...(labels.get(field) ?? [])].map(([value, label]) => ({ value, label })),
      }));
      current = { labels, read: createWordReader(namedFields, language) };
    }
    return current.read(text);
  };
}
