import { useLingui } from '@lingui/react/macro';
import type { Checkout, CheckoutState } from '@shop/checkout';
import type { PickupPoint } from '@shop/contract';
import { formatPlace, type Locale } from '@shop/format';
import { Fieldset, RadioCard, Text } from '@shop/ui';
import { useShop } from '../../wiring/use-shop.ts';
import { stepFieldId } from './step-field-id.ts';
import { useFieldTexts } from './use-checkout.ts';

/** Where the order is to be fetched; where there is but one place, which. */
export function PickupChoice({
  checkout,
  state,
  points,
}: {
  checkout: Checkout;
  state: CheckoutState;
  points: readonly PickupPoint[];
}) {
  const { t } = useLingui();
  const fieldTexts = useFieldTexts(state);
  const { language } = useShop().view;
  const [only] = points;
  if (points.length === 1 && only !== undefined) return <Text>{pickupText(only, language)}</Text>;
  return (
    <Fieldset
      legend={t`Pickup point`}
      id={stepFieldId('pickupPoint')}
      {...fieldTexts('pickupPoint')}
    >
      {points.map((point) => (
        <RadioCard
          key={point.code}
          name="pickupPoint"
          value={point.code}
          label={point.name}
          description={placeText(point, language)}
          checked={state.shipping.pickupPoint === point.code}
          onChange={() => void checkout.changeShipping({ pickupPoint: point.code })}
        />
      ))}
    </Fieldset>
  );
}

/** The point in one line. */
export function pickupText(point: PickupPoint, language: Locale): string {
  return `${point.name}: ${placeText(point, language)}`;
}

function placeText({ postcode, city, street }: PickupPoint, language: Locale): string {
  return formatPlace({ postcode, city, street: [street] }, language);
}
