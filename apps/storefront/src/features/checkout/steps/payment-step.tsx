import { useLingui } from '@lingui/react/macro';
import {
  selectedOrDefault,
  defaultCheckoutConfig,
  availablePayment,
  paymentAtPoint,
  pickupPointOf,
  shippingKey,
  type Checkout,
  type CheckoutState,
} from '@shop/checkout';
import { Checkbox, Fieldset, FieldRow, RadioCard, TextField } from '@shop/ui';
import { useEffect } from 'react';
import { useMoney } from '../../../shop/use-money.ts';
import { useCart } from '../../../shopper/cart/use-cart.ts';
import { AddressChoice } from './address-choice.tsx';
import { CreditTerms } from './credit-terms.tsx';
import { StepForm } from './step-form.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { stepFieldId } from '../fields/step-field-id.ts';
import { useFieldTexts } from '../fields/use-checkout.ts';
import { useKeptAddress } from './use-kept-address.ts';

/** Step for the payment method and the invoice. */
export function PaymentStep({ checkout, state }: { checkout: Checkout; state: CheckoutState }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { paymentMethods, shippingMethods, isVirtual, totals } = useCart();
  const fieldTexts = useFieldTexts(state);
  const { payment, shipping } = state;
  const { keep, ...keptAddressProps } = useKeptAddress(payment);
  const { atDoorMethods } = defaultCheckoutConfig;
  const shipped = shippingMethods.find((method) => shippingKey(method) === shipping.shippingMethod);
  const offered = paymentAtPoint(
    availablePayment(paymentMethods, isVirtual, atDoorMethods),
    pickupPointOf(shipped, shipping),
    atDoorMethods,
  );
  const proposed = selectedOrDefault(offered, ({ code }) => code === payment.paymentMethod)?.code;
  const usesShipping = payment.sameAsShipping && !isVirtual;

  useEffect(() => {
    if (proposed !== undefined && proposed !== payment.paymentMethod) {
      void checkout.changePayment({ paymentMethod: proposed });
    }
  }, [checkout, proposed, payment.paymentMethod]);

  return (
    <StepForm checkout={checkout} title={t`Payment`} onComplete={usesShipping ? undefined : keep}>
      <Fieldset
        legend={t`Payment method`}
        id={stepFieldId('paymentMethod')}
        {...fieldTexts('paymentMethod')}
      >
        {offered.map(({ code, title, cost_incl_tax: cost = 0, credit, information, online }) => (
          <RadioCard
            key={code}
            name="paymentMethod"
            value={code}
            label={title ?? code}
            end={methodEnd(cost === 0 ? undefined : money(cost), online)}
            checked={payment.paymentMethod === code}
            onChange={() => void checkout.changePayment({ paymentMethod: code })}
          >
            {payment.paymentMethod === code && credit === true ? (
              <CreditTerms price={totals.grandTotal} information={information} />
            ) : undefined}
          </RadioCard>
        ))}
      </Fieldset>
      {!isVirtual && (
        <Checkbox
          label={t`Billing address is the same`}
          name="sameAsShipping"
          checked={payment.sameAsShipping}
          onChange={(event) =>
            void checkout.changePayment({ sameAsShipping: event.target.checked })
          }
        />
      )}
      {!usesShipping && (
        <AddressChoice
          state={state}
          address={payment}
          section="billing"
          onChange={(change) => void checkout.changePayment(change)}
          {...keptAddressProps}
        />
      )}
      <Checkbox
        label={t`Invoice for a company`}
        name="invoiceForCompany"
        checked={payment.invoiceForCompany}
        onChange={(event) =>
          void checkout.changePayment({ invoiceForCompany: event.target.checked })
        }
      />
      {payment.invoiceForCompany && (
        <FieldRow>
          <TextField
            id={stepFieldId('company')}
            label={t`Company name`}
            name="company"
            autoComplete="billing organization"
            value={payment.company}
            onChange={(event) => void checkout.changePayment({ company: event.target.value })}
            {...fieldTexts('company')}
          />
          <TextField
            id={stepFieldId('taxId')}
            label={t`Tax number`}
            name="taxId"
            placeholder="12345678-1-12"
            value={payment.taxId}
            onChange={(event) => void checkout.changePayment({ taxId: event.target.value })}
            {...fieldTexts('taxId')}
          />
        </FieldRow>
      )}
    </StepForm>
  );
}

/** Returns the content at the end of a method's row: mark of its provider and its fee. */
function methodEnd(fee: string | undefined, provider: string | undefined) {
  if (provider === undefined) return fee;
  return (
    <>
      <PaymentMark provider={provider} /> {fee !== undefined && <span>{fee}</span>}
    </>
  );
}
