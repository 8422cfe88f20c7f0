import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { withPriceBounds, writeFilters, type FilterState } from '@shop/url-resolver';
import { Button, PriceBounds, TextField } from '@shop/ui';
import type { SubmitEvent } from 'react';
import { useShop } from '../../shop/use-shop.ts';

interface PriceBoundsFormProps {
  readonly state: FilterState;
  readonly path: string;
  readonly hrefOf: (state: FilterState) => string;
}

/** The least and the highest price of a listing. A plain form, so it works without scripts. Source: UR-36. */
export function PriceBoundsForm({ state, path, hrefOf }: PriceBoundsFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { config, pathPrefix, view } = useShop();
  const source = config.urls.filterSource;
  const nameOf = (state: FilterState): string =>
    Object.keys(writeFilters(state, { source })).join('');
  const names = {
    from: nameOf({ filters: {}, priceFrom: 1 }),
    to: nameOf({ filters: {}, priceTo: 1 }),
  };
  const preservedFields = Object.entries(writeFilters(withPriceBounds(state), { source })).flatMap(
    ([name, value]) => [value].flat().map((fieldValue) => [name, fieldValue] as const),
  );

  function apply(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bound = (name: string) => Number(form.get(name)) || undefined;
    void navigate({
      href: hrefOf(withPriceBounds(state, bound(names.from), bound(names.to))),
      resetScroll: false,
    });
  }

  const field = (name: string, label: string, value: number | undefined) => (
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
      {preservedFields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <PriceBounds
        from={field(names.from, t`Minimum price`, state.priceFrom)}
        to={field(names.to, t`Maximum price`, state.priceTo)}
        action={
          <Button type="submit" variant="outline" size="small" wide>
            {t`Apply price`}
          </Button>
        }
      />
    </form>
  );
}
