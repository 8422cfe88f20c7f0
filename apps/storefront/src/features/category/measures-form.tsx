import { useLingui } from '@lingui/react/macro';
import type { MeasureSpan } from '@shop/catalog-client';
import { withMeasure, writeFilters, type FilterState } from '@shop/url-resolver';
import { Button, PriceBounds, Stack, TextField } from '@shop/ui';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { useFacetTexts } from './facet-texts.ts';

/** One bound of a measure as its form has it. Units: centimeters. */
export interface MeasureField {
  readonly name: string;
  readonly value: string | undefined;
  /** Least or greatest number in the listing. */
  readonly limit: string;
}

/** Bounds of the measures of a listing as their form has them. */
export interface MeasureFields {
  readonly measures: readonly {
    readonly field: string;
    readonly from: MeasureField;
    readonly to: MeasureField;
  }[];
  /** Other choices, which the form passes on. */
  readonly preserved: readonly (readonly [name: string, value: string])[];
}

interface MeasuresFormProps {
  readonly fields: MeasureFields;
  readonly spans: readonly MeasureSpan[];
  readonly state: FilterState;
  readonly path: string;
  readonly hrefOf: (state: FilterState) => string;
}

export function useMeasureFields(spans: readonly MeasureSpan[], state: FilterState): MeasureFields {
  const source = useShop().config.urls.filterSource;
  const nameOf = (measures: FilterState['measures']): string =>
    Object.keys(writeFilters({ filters: {}, measures }, { source })).join('');
  const { page: _page, ...firstPage } = state;
  const others = spans.reduce<FilterState>(
    (rest, { field }) => withMeasure(rest, field),
    firstPage,
  );
  return {
    measures: spans.map(({ field, min, max }) => ({
      field,
      from: {
        name: nameOf({ [field]: { from: 1 } }),
        value: state.measures?.[field]?.from?.toString(),
        limit: String(min),
      },
      to: {
        name: nameOf({ [field]: { to: 1 } }),
        value: state.measures?.[field]?.to?.toString(),
        limit: String(max),
      },
    })),
    preserved: Object.entries(writeFilters(others, { source })).flatMap(([name, value]) =>
      [value].flat().map((fieldValue) => [name, fieldValue] as const),
    ),
  };
}

/**
 * Width, depth and height from and to, in centimeters. A plain form, so it works without scripts. With scripts a bound beyond
 * the products of the listing becomes that of the last one. Source: UR-58.
 */
export function MeasuresForm({ fields, spans, state, path, hrefOf }: MeasuresFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathPrefix } = useShop();
  const { measureName } = useFacetTexts();

  function apply(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const next = fields.measures.reduce((changed, { field, from, to }) => {
      const span = spans.find((one) => one.field === field);
      const bound = ({ name }: MeasureField) => {
        const typed = Number(form.get(name)) || 0;
        if (typed === 0 || span === undefined) return typed;
        return Math.min(Math.max(typed, span.min), span.max);
      };
      return withMeasure(changed, field, bound(from), bound(to));
    }, state);
    void navigate({ href: hrefOf(next), resetScroll: false });
  }

  const input = ({ name, value, limit }: MeasureField, label: string) => (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      placeholder={limit}
      defaultValue={value}
      autoComplete="off"
      end="cm"
    />
  );
  return (
    <form
      // Bounds that were changed elsewhere show in the fields.
      key={JSON.stringify(state.measures)}
      aria-label={t`Dimensions`}
      action={pathPrefix + path}
      onSubmit={apply}
    >
      {fields.preserved.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Stack gap={3}>
        {fields.measures.map(({ field, from, to }) => {
          const measure = measureName(field);
          return (
            <PriceBounds
              key={field}
              from={input(from, t`${measure} from`)}
              to={input(to, t`${measure} to`)}
            />
          );
        })}
        <Button type="submit" variant="outline" size="small" wide>
          {t`Apply dimensions`}
        </Button>
      </Stack>
    </form>
  );
}
