import { useLingui } from '@lingui/react/macro';
import {
  availableShipping,
  parcelCarrierOf,
  pickupPointsOf,
  shippingKey,
  type Checkout,
  type CheckoutState,
} from '@shop/checkout';
import { maxCommentLength } from '@shop/contract';
import { Alert, Fieldset, RadioCard, TextArea } from '@shop/ui';
import { useEffect } from 'react';
import { useMoney } from '../../../shop/use-money.ts';
import { isFetched, isPickupOnly } from '../../../shared/delivery/is-pickup-only.ts';
import { useCart } from '../../../shopper/cart/use-cart.ts';
import { AddressChoice } from './address-choice.tsx';
import { ParcelPointChoice } from './parcel-point-choice.tsx';
import { PickupChoice } from './pickup-choice.tsx';
import { StepForm } from './step-form.tsx';
import { stepFieldId } from '../fields/step-field-id.ts';
import { useFieldTexts } from '../fields/use-checkout.ts';
import { useKeptAddress } from './use-kept-address.ts';
import { useDevicePostcode } from './use-device-postcode.ts';

/** Step for the shipping address and method. */
export function ShippingStep({ checkout, state }: { checkout: Checkout; state: CheckoutState }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { shippingMethods, shippingMethod } = useCart();
  const fieldTexts = useFieldTexts(state);
  const { shipping, personal } = state;
  const { keep, ...keptAddressProps } = useKeptAddress(shipping);
  const rememberPostcode = useDevicePostcode(checkout, shipping);
  const offered = availableShipping(shippingMethods);
  const proposed = shippingMethod === undefined ? '' : shippingKey(shippingMethod);
  const points = pickupPointsOf(offered, shipping.shippingMethod);
  const parcelCarrier = parcelCarrierOf(offered, shipping.shippingMethod);
  const chosenMethod = offered.find((method) => shippingKey(method) === shipping.shippingMethod);
  const isStillOffered = chosenMethod !== undefined;

  // The name is requested once: the customer is the recipient until another name is entered.
  useEffect(() => {
    if (shipping.lastName === '' && shipping.firstName === '') {
      const { lastName, firstName } = personal;
      if (lastName !== '' || firstName !== '')
        void checkout.changeShipping({ lastName, firstName });
    }
  }, [checkout, personal, shipping.lastName, shipping.firstName]);
  useEffect(() => {
    if (!isStillOffered && proposed !== '') {
      void checkout.changeShipping({ shippingMethod: proposed });
    }
  }, [checkout, isStillOffered, proposed]);

  return (
    <StepForm
      checkout={checkout}
      title={t`Shipping`}
      onComplete={() => {
        keep();
        rememberPostcode();
      }}
    >
      <AddressChoice
        state={state}
        address={shipping}
        section="shipping"
        onChange={(change) => void checkout.changeShipping(change)}
        {...keptAddressProps}
      />
      {isPickupOnly(offered) && (
        <Alert tone="warning">
          {t`We do not deliver to the door at this address. Choose a place where you fetch the order, or give another address.`}
        </Alert>
      )}
      <Fieldset
        legend={t`Shipping method`}
        id={stepFieldId('shippingMethod')}
        {...fieldTexts('shippingMethod')}
      >
        {offered.map((method) => {
          const key = shippingKey(method);
          return (
            <RadioCard
              key={key}
              name="shippingMethod"
              value={key}
              label={method.method_title ?? key}
              end={method.price_incl_tax === 0 ? t`free` : money(method.price_incl_tax)}
              checked={shipping.shippingMethod === key}
              onChange={() => void checkout.changeShipping({ shippingMethod: key })}
            >
              {shipping.shippingMethod !== key ? undefined : parcelCarrier !== undefined ? (
                <ParcelPointChoice checkout={checkout} state={state} carrier={parcelCarrier} />
              ) : points.length > 0 ? (
                <PickupChoice checkout={checkout} state={state} points={points} />
              ) : undefined}
            </RadioCard>
          );
        })}
      </Fieldset>
      {(chosenMethod === undefined || !isFetched(chosenMethod)) && (
        <TextArea
          id={stepFieldId('comment')}
          label={t`Note for the courier`}
          name="comment"
          optionalLabel={t`optional`}
          maxLength={maxCommentLength}
          rows={3}
          value={shipping.comment}
          onChange={(event) => void checkout.changeShipping({ comment: event.target.value })}
          {...fieldTexts('comment')}
        />
      )}
    </StepForm>
  );
}
