import { validatePersonal, type FieldError } from '@shop/forms';
import type { CheckoutConfig } from './checkout-ports.ts';
import type { CheckoutModel } from './checkout-model.ts';
import {
  availablePayment,
  availableShipping,
  parcelCarrierOf,
  paymentAtPoint,
  pickupPointOf,
  pickupPointsOf,
  shippingKey,
} from '../methods/methods.ts';
import type { CheckoutStep } from './steps.ts';
import {
  validatePayment,
  validateReview,
  validateShipping,
  type CheckoutField,
} from './validate-details.ts';

/** Returns the problems of one step in its current state, with the methods the cart offers. Source: CH-27, CH-30. */
export function stepProblems(
  step: CheckoutStep,
  model: Pick<CheckoutModel, 'state' | 'cart'>,
  password: string,
  { rules, atDoorMethods }: Pick<CheckoutConfig, 'rules' | 'atDoorMethods'>,
): readonly FieldError<CheckoutField>[] {
  const { personal, shipping, payment, accepted } = model.state.get();
  const { shippingMethods, paymentMethods, isVirtual } = model.cart();
  const { shippingMethod } = shipping;
  switch (step) {
    case 'personalDetails':
      return validatePersonal(personal, password, rules);
    case 'shipping': {
      const parcelCarrier = parcelCarrierOf(shippingMethods, shippingMethod);
      return validateShipping(
        shipping,
        rules,
        (method) =>
          availableShipping(shippingMethods).some((offered) => shippingKey(offered) === method),
        parcelCarrier === undefined
          ? pickupPointsOf(shippingMethods, shippingMethod).map(({ code }) => code)
          : { parcelCarrier },
      );
    }
    case 'payment': {
      const shipped = shippingMethods.find((method) => shippingKey(method) === shippingMethod);
      const offered = paymentAtPoint(
        availablePayment(paymentMethods, isVirtual, atDoorMethods),
        pickupPointOf(shipped, shipping),
        atDoorMethods,
      );
      return validatePayment(
        payment,
        rules,
        (method) => offered.some(({ code }) => code === method),
        {
          hasShipping: !isVirtual,
          country: shipping.country,
        },
      );
    }
    case 'orderReview':
      return validateReview(accepted);
  }
}
