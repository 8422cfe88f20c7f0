import { useLingui } from '@lingui/react/macro';
import type { Checkout, CheckoutState } from '@shop/checkout';
import type { PickupPoint } from '@shop/contract';
import { formatPickup, pickupPlace } from '@shop/format';
import { Fieldset, RadioCard, Text } from '@shop/ui';
import { useShop } from '../../../shop/use-shop.ts';
import { stepFieldId } from '../fields/step-field-id.ts';
import { useFieldTexts } from '../fields/use-checkout.ts';

/** Selects the pickup point; shows it if there is only one. */
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
  if (points.length === 1 && only !== undefined) return <Text>{formatPickup(only, language)}</Text>;
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
          description={pickupPlace(point, language)}
          checked={state.shipping.pickupPoint === point.code}
          onChange={() => void checkout.changeShipping({ pickupPoint: point.code })}
        />
      ))}
    </Fieldset>
  );
}
