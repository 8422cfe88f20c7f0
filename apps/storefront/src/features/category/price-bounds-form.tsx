import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { withPriceBounds, writeFilters, type FilterState } from '@shop/url-resolver';
import { Button, PriceBounds, TextField } from '@shop/ui';
import type { SubmitEvent } from 'react';
import { useShop } from '../../shop/use-shop.ts';

/** The form's fields: names and values as text. */
export interface PriceFields {
  readonly from: { readonly name: string; readonly value: string | undefined };
  readonly to: { readonly name: string; readonly value: string | undefined };
  /** What else is chosen, which the form passes on. */
  readonly preserved: readonly (readonly [name: string, value: string])[];
}

interface PriceBoundsFormProps {
  readonly fields: PriceFields;
  readonly state: FilterState;
  readonly path: string;
  readonly hrefOf: (state: FilterState) => string;
}

export function usePriceFields(state: FilterState): PriceFields {
  const source = useShop().config.urls.filterSource;
  const nameOf = (state: FilterState): string =>
    Object.keys(writeFilters(state, { source })).join('');
  return {
    from: { name: nameOf({ filters: {}, priceFrom: 1 }), value: state.priceFrom?.toString() },
    to: { name: nameOf({ filters: {}, priceTo: 1 }), value: state.priceTo?.toString() },
    preserved: Object.entries(writeFilters(withPriceBounds(state), { source })).flatMap(
      ([name, value]) => [value].flat().map((fieldValue) => [name, fieldValue] as const),
    ),
  };
}

/** The least and the highest price of a listing. A plain form, so it works without scripts. Source: UR-45. */
export function PriceBoundsForm({ fields, state, path, hrefOf }: PriceBoundsFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathPrefix, view } = useShop();
  const { from, to, preserved } = fields;

  function apply(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bound = (name: string) => Number(form.get(name)) || undefined;
    void navigate({
      href: hrefOf(withPriceBounds(state, bound(from.name), bound(to.name))),
      resetScroll: false,
    });
  }

  const field = ({ name, value }: PriceFields['from'], label: string) => (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      defaultValue={value}
      autoComplete="off"
      end={view.currencySign}
    />
  );
  return (
    <form
      // Bounds that were changed elsewhere show in the fields.
      key={`${state.priceFrom}-${state.priceTo}`}
      aria-label={t`Price`}
      action={pathPrefix + path}
      onSubmit={apply}
    >
      {preserved.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <PriceBounds
        from={field(from, t`Minimum price`)}
        to={field(to, t`Maximum price`)}
        action={
          <Button type="submit" variant="outline" size="small" wide>
            {t`Apply price`}
          </Button>
        }
      />
    </form>
  );
}
