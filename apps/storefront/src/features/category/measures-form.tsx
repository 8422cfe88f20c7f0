import { useLingui } from '@lingui/react/macro';
import { boundWithin, type MeasureSpan } from '@shop/catalog-client';
import { formatNumber } from '@shop/format';
import { withMeasure, type FilterState } from '@shop/url-resolver';
import { Button, RangeFields, Stack } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';
import { BoundField, BoundsForm, useBoundName } from './bounds-form.tsx';
import { useFacetTexts } from './facet-texts.ts';
import { useHiddenFields, type HiddenField } from './use-hidden-fields.ts';

/** Field of the form for one bound of a measure. Units: centimeters. */
export interface MeasureField {
  readonly name: string;
  readonly value: string | undefined;
  /** Least or greatest number in the listing, as text. */
  readonly limit: string;
}

/** Fields of the form for the measures of a listing. */
export interface MeasureFields {
  readonly measures: readonly {
    readonly field: string;
    readonly from: MeasureField;
    readonly to: MeasureField;
  }[];
  /** Other selected values, which the form submits as well. */
  readonly hiddenFields: readonly HiddenField[];
}

interface MeasuresFormProps {
  readonly fields: MeasureFields;
  readonly spans: readonly MeasureSpan[];
  readonly state: FilterState;
  readonly path: string;
  readonly hrefOf: (state: FilterState) => string;
}

export function useMeasureFields(spans: readonly MeasureSpan[], state: FilterState): MeasureFields {
  const nameOf = useBoundName();
  const { language } = useShop().view;
  const { page: _page, ...firstPage } = state;
  const hiddenFields = useHiddenFields(
    spans.reduce<FilterState>(
      (filterState, { field }) => withMeasure(filterState, field),
      firstPage,
    ),
  );
  return {
    measures: spans.map(({ field, min, max }) => {
      const bounds = state.measures?.[field];
      return {
        field,
        from: {
          name: nameOf({ measures: { [field]: { from: 1 } } }),
          value: bounds?.from?.toString(),
          limit: formatNumber(min, language),
        },
        to: {
          name: nameOf({ measures: { [field]: { to: 1 } } }),
          value: bounds?.to?.toString(),
          limit: formatNumber(max, language),
        },
      };
    }),
    hiddenFields,
  };
}

/** Fields for minimum and maximum width, depth and height, in centimeters. Source: UR-58, CC-78. */
export function MeasuresForm({ fields, spans, state, path, hrefOf }: MeasuresFormProps) {
  const { t } = useLingui();
  const { measureName } = useFacetTexts();

  const stateOf = (form: FormData) =>
    fields.measures.reduce((changed, { field, from, to }) => {
      const span = spans.find((candidate) => candidate.field === field);
      const bound = ({ name }: MeasureField) => {
        const typed = Number(form.get(name)) || 0;
        return span === undefined ? typed : boundWithin(span, typed);
      };
      return withMeasure(changed, field, bound(from), bound(to));
    }, state);
  const input = ({ name, value, limit }: MeasureField, label: string) => (
    <BoundField name={name} value={value} label={label} unit="cm" placeholder={limit} />
  );
  return (
    <BoundsForm
      // A new key shows bounds that were changed elsewhere in the fields.
      key={JSON.stringify(state.measures)}
      label={t`Width, depth, height`}
      path={path}
      hiddenFields={fields.hiddenFields}
      hrefOf={(form) => hrefOf(stateOf(form))}
    >
      <Stack gap={3}>
        {fields.measures.map(({ field, from, to }) => {
          const measure = measureName(field);
          return (
            <RangeFields
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
    </BoundsForm>
  );
}
