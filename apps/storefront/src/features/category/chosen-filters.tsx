import { useLingui } from '@lingui/react/macro';
import type { Facet } from '@shop/catalog-client';
import type { UnderstoodWord } from '@shop/contract';
import {
  toggleFilter,
  toggleOffer,
  withMeasure,
  withPlainWord,
  withoutFilters,
  withPriceBounds,
  type FilterState,
} from '@shop/url-resolver';
import { Chip, ChipList, TextLink } from '@shop/ui';
import { useFacetTexts } from './facet-texts.ts';

interface ChosenFiltersProps {
  readonly facets: readonly Facet[];
  /** Words of the search that act as filters. A chip shows the names of their options. */
  readonly words: readonly UnderstoodWord[];
  readonly state: FilterState;
  readonly hrefOf: (state: FilterState) => string;
}

interface FilterChip {
  readonly key: string;
  /** Name of the filter with its value. */
  readonly text: string;
  /** Visible part of the text; the whole text if absent. */
  readonly shownText?: string;
  /** Address of the listing without the filter. */
  readonly href: string;
}

/** Lists the selected filters of a listing; each can be removed. */
export function ChosenFilters({ facets, words, state, hrefOf }: ChosenFiltersProps) {
  const { t } = useLingui();
  const { titleOf, labelOf, priceSpan, measureName, measureSpan } = useFacetTexts();
  const wordChips = words.map(({ field, word, label }) => {
    const facet = facets.find(({ code }) => code === field);
    const shownText = label === '' ? word : label;
    return {
      key: `word:${field}:${word}`,
      text: facet === undefined ? shownText : `${titleOf(facet)}: ${shownText}`,
      shownText,
      href: hrefOf(withPlainWord(state, word)),
    };
  });
  const facetChips = facets.flatMap((facet) =>
    facet.values
      .filter(({ id }) => state.filters[facet.code]?.includes(id) === true)
      .map((value) => ({
        key: `${facet.code}:${value.id}`,
        text: `${titleOf(facet)}: ${labelOf(facet, value)}`,
        href: hrefOf(toggleFilter(state, facet.code, value.id)),
      })),
  );
  const chips: FilterChip[] = [...wordChips, ...facetChips];
  for (const [code, text] of [
    ['availability', t`In stock`],
    ['discount', t`On sale`],
  ] as const) {
    if (state.filters[code] !== undefined) {
      chips.push({ key: code, text, href: hrefOf(toggleOffer(state, code)) });
    }
  }
  if (state.priceFrom !== undefined || state.priceTo !== undefined) {
    chips.push({
      key: 'price-bounds',
      text: `${t`Price`}: ${priceSpan(state.priceFrom, state.priceTo)}`,
      href: hrefOf(withPriceBounds(state)),
    });
  }
  for (const [field, bounds] of Object.entries(state.measures ?? {})) {
    chips.push({
      key: field,
      text: `${measureName(field)}: ${measureSpan(bounds)}`,
      href: hrefOf(withMeasure(state, field)),
    });
  }
  const cleared = words.reduce((all, { word }) => withPlainWord(all, word), withoutFilters(state));
  return (
    <ChipList
      label={t`Chosen filters`}
      clear={<TextLink href={hrefOf(cleared)}>{t`Clear all filters`}</TextLink>}
    >
      {chips.map(({ key, text, shownText = text, href }) => (
        <Chip key={key} href={href} removeLabel={t`Remove filter: ${text}`}>
          {shownText}
        </Chip>
      ))}
    </ChipList>
  );
}
