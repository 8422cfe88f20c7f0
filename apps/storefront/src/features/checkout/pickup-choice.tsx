import { useLingui } from '@lingui/react/macro';
import type { Checkout, CheckoutState } from '@shop/checkout';
import type { PickupPoint } from '@shop/contract';
import { Fieldset, RadioCard, Text } from '@shop/ui';
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
  const [only] = points;
  if (points.length === 1 && only !== undefined) return <Text>{pickupText(only)}</Text>;
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
          description={placeText(point)}
          checked={state.shipping.pickupPoint === point.code}
          onChange={() => void checkout.changeShipping({ pickupPoint: point.code })}
        />
      ))}
    </Fieldset>
  );
}

/** The point in one line. */
export function pickupText(point: PickupPoint): string {
  return `${point.name}: ${placeText(point)}`;
}

function placeText({ postcode, city, street }: PickupPoint): string {
  return `${postcode} ${city}, ${street}`;
}
