import type { Locale } from '@shop/format';
import type { FacetSettings } from '../fields/facets.ts';
import type { SearchLanguage } from '../language/search-language.ts';
import type { TextSearchSettings } from '../text/text-alternatives.ts';

/** Settings of the search in a store view. */
export interface ViewSettings {
  /** Defines the sort order of texts. */
  readonly locale: Locale;
  readonly language: SearchLanguage;
  readonly text: TextSearchSettings;
  readonly facets: FacetSettings;
}
