import { memo, useSyncExternalStore, type ReactNode } from 'react';
import { createHoles, Hydrate } from '../../platform/hydrate/index.ts';
import { FilterGroups, Filters, useFilterGroups, type FiltersProps } from './filters.tsx';
import { useMeasureFields, type MeasureField, type MeasureFields } from './measures-form.tsx';
import { usePriceFields, type PriceFields } from './price-bounds-form.tsx';

/** Id of the filter column. Where the column is hidden, a link to it shows it before the scripts are loaded. */
export const filtersId = 'filters';

/** Media query at which the style sheet shows the column: see `layout.module.css` in the ui package. */
const wideWindow = '(width >= 64rem)';

/**
 * Column of filters beside a list. On phones the filters are in a drawer, and the hidden column does not render at each
 * press.
 */
export const FilterColumn: (props: FiltersProps) => ReactNode = import.meta.env.SSR
  ? ServerFilters
  : BrowserFilters;

function BrowserFilters(props: FiltersProps) {
  return <ShownFilters {...props} isShown={useIsColumnShown()} />;
}

const ShownFilters = memo(
  function ShownFilters({
    isShown: _isShown,
    ...filters
  }: FiltersProps & { readonly isShown: boolean }) {
    return (
      <Hydrate when="interaction">
        <Filters {...filters} />
      </Hydrate>
    );
  },
  (_before, { isShown }) => !isShown,
);

/**
 * Server rendering: pages of one list have the same filters, but other link targets, product counts and price bounds.
 */
function ServerFilters(props: FiltersProps) {
  const { values, hole } = createHoles();
  const groups = useFilterGroups(props).map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      ...(group.name === 'price' && { value: String(values.length), label: hole(option.label) }),
      count: option.count === undefined ? undefined : hole(String(option.count)),
      href: hole(option.href ?? ''),
    })),
  }));
  const { from, to, hiddenFields } = usePriceFields(props.state);
  const fields: PriceFields = {
    from: { ...from, value: from.value && hole(from.value) },
    to: { ...to, value: to.value && hole(to.value) },
    hiddenFields: hiddenFields.map(([name, value]) => [name, hole(value)]),
  };
  const ownMeasures = useMeasureFields(props.spans, props.state);
  const bound = ({ name, value, limit }: MeasureField): MeasureField => ({
    name,
    value: value && hole(value),
    limit: hole(limit),
  });
  const measures: MeasureFields = {
    measures: ownMeasures.measures.map(({ field, from: min, to: max }) => ({
      field,
      from: bound(min),
      to: bound(max),
    })),
    hiddenFields: ownMeasures.hiddenFields.map(([name, value]) => [name, hole(value)]),
  };
  return (
    <Hydrate
      when="interaction"
      content={`filters ${props.path} ${JSON.stringify([groups, fields, measures])}`}
      values={values}
      isInOnePlace
    >
      <FilterGroups {...props} groups={groups} fields={fields} measures={measures} />
    </Hydrate>
  );
}

function useIsColumnShown(): boolean {
  return useSyncExternalStore(subscribe, isColumnShown, () => true);
}

const isColumnShown = () => matchMedia(wideWindow).matches || location.hash === `#${filtersId}`;

function subscribe(hear: () => void): () => void {
  const media = matchMedia(wideWindow);
  media.addEventListener('change', hear);
  window.addEventListener('hashchange', hear);
  return () => {
    media.removeEventListener('change', hear);
    window.removeEventListener('hashchange', hear);
  };
}
