import { useLingui } from '@lingui/react/macro';
import { withPriceBounds, type FilterState } from '@shop/url-resolver';
import { Button, RangeFields } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';
import { BoundField, BoundsForm, useBoundName } from './bounds-form.tsx';
import { useHiddenFields, type HiddenField } from './use-hidden-fields.ts';

/** Fields of the form: names and values as text. */
export interface PriceFields {
  readonly from: { readonly name: string; readonly value: string | undefined };
  readonly to: { readonly name: string; readonly value: string | undefined };
  /** Other selected values, which the form submits as well. */
  readonly hiddenFields: readonly HiddenField[];
}

interface PriceBoundsFormProps {
  readonly fields: PriceFields;
  readonly state: FilterState;
  readonly path: string;
  readonly hrefOf: (state: FilterState) => string;
}

export function usePriceFields(state: FilterState): PriceFields {
  const nameOf = useBoundName();
  return {
    from: { name: nameOf({ priceFrom: 1 }), value: state.priceFrom?.toString() },
    to: { name: nameOf({ priceTo: 1 }), value: state.priceTo?.toString() },
    hiddenFields: useHiddenFields(withPriceBounds(state)),
  };
}

/** Form for the lowest and the highest price of a listing. Source: UR-45. */
export function PriceBoundsForm({ fields, state, path, hrefOf }: PriceBoundsFormProps) {
  const { t } = useLingui();
  const { currencySign } = useShop().view;
  const { from, to } = fields;
  const stateOf = (form: FormData) => {
    const bound = (name: string) => Number(form.get(name)) || undefined;
    return withPriceBounds(state, bound(from.name), bound(to.name));
  };
  return (
    <BoundsForm
      // A new key shows bounds that were changed elsewhere in the fields.
      key={`${state.priceFrom}-${state.priceTo}`}
      label={t`Price`}
      path={path}
      hiddenFields={fields.hiddenFields}
      hrefOf={(form) => hrefOf(stateOf(form))}
    >
      <RangeFields
        from={<BoundField {...from} label={t`Minimum price`} unit={currencySign} />}
        to={<BoundField {...to} label={t`Maximum price`} unit={currencySign} />}
        action={
          <Button type="submit" variant="outline" size="small" wide>
            {t`Apply price`}
          </Button>
        }
      />
    </BoundsForm>
  );
}
