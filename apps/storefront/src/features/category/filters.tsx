import { useLingui } from '@lingui/react/macro';
import type { Facet, MeasureSpan, OfferCounts } from '@shop/catalog-client';
import { foldText } from '@shop/format';
import { toggleFilter, toggleOffer, type FilterState } from '@shop/url-resolver';
import { Button, Drawer, FacetGroup, type FacetGroupProps, type FacetOption } from '@shop/ui';
import type { ReactNode } from 'react';
import { useFacetTexts } from './facet-texts.ts';
import { MeasuresForm, useMeasureFields, type MeasureFields } from './measures-form.tsx';
import { createFilterLinks } from './filter-links.ts';
import { useDrawer } from '../../shared/overlays/use-drawer.ts';
import { PriceBoundsForm, usePriceFields, type PriceFields } from './price-bounds-form.tsx';

export interface FiltersProps {
  readonly facets: readonly Facet[];
  /** Measures that the listing can be filtered by. */
  readonly spans: readonly MeasureSpan[];
  readonly offers: OfferCounts;
  readonly state: FilterState;
  readonly path: string;
  readonly hrefOf: (state: FilterState) => string;
}

/** Name of the group of all measures. */
const measuresName = 'measures';

/** Data of one filter for display. */
export interface FilterGroup extends Pick<
  FacetGroupProps,
  'title' | 'name' | 'choose' | 'open' | 'chosen'
> {
  readonly options: readonly FacetOption[];
}

/** Filters of a listing. Every value is a link to the listing with the value toggled, so they work without scripts. */
export function Filters(props: FiltersProps) {
  return (
    <FilterGroups
      {...props}
      groups={useFilterGroups(props)}
      fields={usePriceFields(props.state)}
      measures={useMeasureFields(props.spans, props.state)}
    />
  );
}

/** Returns the filters of a listing in display order. */
export function useFilterGroups({
  facets,
  spans,
  offers,
  state,
  hrefOf,
}: Omit<FiltersProps, 'path'>): readonly FilterGroup[] {
  const { t } = useLingui();
  const { titleOf, labelOf } = useFacetTexts();
  const offer = (
    code: 'availability' | 'discount',
    title: string,
    label: string,
    count: number | undefined,
  ): FilterGroup => {
    const checked = state.filters[code] !== undefined;
    const disabled = count === 0 && !checked;
    const href = hrefOf(toggleOffer(state, code));
    return {
      title,
      name: code,
      open: true,
      options: [{ value: code, label, count, checked, disabled, href }],
    };
  };
  return [
    ...facets.map((facet, index): FilterGroup => {
      const selectedValues = state.filters[facet.code] ?? [];
      // The server builds links for each page; the browser only for the opened filters.
      const hrefOfValue = import.meta.env.SSR
        ? createFilterLinks(state, facet.code, hrefOf)
        : (value: string) => hrefOf(toggleFilter(state, facet.code, value));
      return {
        title: titleOf(facet),
        name: facet.code,
        choose: facet.single ? 'one' : 'many',
        open: index < 3 || selectedValues.length > 0,
        chosen: selectedValues.length > 0 ? String(selectedValues.length) : undefined,
        options: facet.values.map((value) => ({
          value: value.id,
          label: labelOf(facet, value),
          count: value.count,
          checked: selectedValues.includes(value.id),
          href: hrefOfValue(value.id),
          color: value.swatch,
        })),
      };
    }),
    ...(spans.length === 0 ? [] : [measuresGroup(t`Width, depth, height`, state)]),
    offer('availability', t`Availability`, t`In stock`, offers.inStock),
    offer('discount', t`Discount`, t`On sale`, offers.onSale),
  ];
}

function measuresGroup(title: string, { measures = {} }: FilterState): FilterGroup {
  const chosenCount = Object.keys(measures).length;
  return {
    title,
    name: measuresName,
    open: chosenCount > 0,
    chosen: chosenCount > 0 ? String(chosenCount) : undefined,
    options: [],
  };
}

interface FilterGroupsProps extends Pick<FiltersProps, 'spans' | 'state' | 'path' | 'hrefOf'> {
  readonly groups: readonly FilterGroup[];
  readonly fields: PriceFields;
  readonly measures: MeasureFields;
}

export function FilterGroups({
  groups,
  fields,
  measures,
  spans,
  state,
  path,
  hrefOf,
}: FilterGroupsProps) {
  const { t } = useLingui();
  return groups.map((group) => (
    <FacetGroup
      key={group.name}
      {...group}
      search={{
        label: t`Search in: ${group.title}`,
        noMatchLabel: t`There is no such value.`,
        fold: foldText,
      }}
      moreLabel={t`Show more`}
      lessLabel={t`Show less`}
      checkedLabel={t`chosen`}
    >
      {group.name === 'price' && (
        <PriceBoundsForm fields={fields} state={state} path={path} hrefOf={hrefOf} />
      )}
      {group.name === measuresName && (
        <MeasuresForm fields={measures} spans={spans} state={state} path={path} hrefOf={hrefOf} />
      )}
    </FacetGroup>
  ));
}

/** Drawer with the filters, on phones. */
export function FilterDrawer({ total, children }: { total: number; children: ReactNode }) {
  const { t } = useLingui();
  const { isOpen, close } = useDrawer('filters');
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={t`Filters`}
      closeLabel={t`Close`}
      footer={<Button wide onClick={close}>{t`Show ${total} products`}</Button>}
    >
      {children}
    </Drawer>
  );
}
