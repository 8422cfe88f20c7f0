import { useLingui } from '@lingui/react/macro';
import {
  chosenPickupPoint,
  phoneForDisplay,
  shippingKey,
  type Checkout,
  type CheckoutState,
} from '@shop/checkout';
import { formatName } from '@shop/format';
import { Button, Checkbox, Heading, SpecTable, Stack, SummaryLines } from '@shop/ui';
import { useState } from 'react';
import { useMoney } from '../../wiring/use-money.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { useCart } from '../cart/use-cart.ts';
import { OrderProblems } from './order-problems.tsx';
import { pickupText } from './pickup-choice.tsx';
import { stepFieldId } from './step-field-id.ts';
import { useFieldTexts } from './use-checkout.ts';

/** Everything once more, and the button that obliges to pay. Nothing is ordered at a total not shown here. */
export function ReviewStep({ checkout, state }: { checkout: Checkout; state: CheckoutState }) {
  const { t } = useLingui();
  const { view } = useShop();
  const { money } = useMoney();
  const { totals, shippingMethods, paymentMethods, isVirtual, status } = useCart();
  const fieldTexts = useFieldTexts(state);
  const [isPlacing, setPlacing] = useState(false);
  const { personal, shipping, payment, accepted, outcome } = state;
  const cash = checkout.cashLine();
  const carrier = shippingMethods.find((method) => shippingKey(method) === shipping.shippingMethod);
  const point = chosenPickupPoint(carrier?.pickup_points ?? [], shipping.pickupPoint);
  const paid = paymentMethods.find(({ code }) => code === payment.paymentMethod);
  const billing = payment.sameAsShipping && !isVirtual ? shipping : payment;
  const addressLine = ({ zipCode, city, streetAddress, apartmentNumber }: typeof billing) =>
    [`${zipCode} ${city}, ${streetAddress}`, apartmentNumber]
      .filter((part) => part !== '')
      .join(' ');
  const isSettled = status !== 'syncing' && status !== 'connecting';

  async function place(): Promise<void> {
    setPlacing(true);
    await checkout.place(totals.grandTotal);
    setPlacing(false);
  }

  return (
    <Stack gap={6}>
      <Heading level={2} size="section">
        {t`Review order`}
      </Heading>
      {outcome !== undefined && outcome.kind !== 'placed' && outcome.kind !== 'queued' && (
        <OrderProblems checkout={checkout} outcome={outcome} />
      )}
      <SpecTable
        caption={t`Details of the order`}
        rows={[
          {
            label: t`Name`,
            value: formatName(
              { firstname: personal.firstName, lastname: personal.lastName },
              view.language,
            ),
          },
          { label: t`E-mail`, value: personal.emailAddress },
          ...(isVirtual
            ? []
            : [
                { label: t`Shipping address`, value: addressLine(shipping) },
                {
                  label: t`Phone number`,
                  value: phoneForDisplay(shipping.phoneNumber),
                },
                { label: t`Shipping method`, value: carrier?.method_title ?? '' },
                ...(point === undefined
                  ? []
                  : [{ label: t`Pickup point`, value: pickupText(point) }]),
              ]),
          { label: t`Billing address`, value: addressLine(billing) },
          ...(payment.invoiceForCompany
            ? [{ label: t`Company name`, value: `${payment.company} (${payment.taxId})` }]
            : []),
          { label: t`Payment method`, value: paid?.title ?? payment.paymentMethod },
        ]}
      />
      <SummaryLines
        lines={
          cash === undefined
            ? []
            : [
                { id: 'rounding', label: t`Rounding (cash payment)`, value: money(cash.rounding) },
                { id: 'cash', label: t`To pay in cash`, value: money(cash.payable) },
              ]
        }
        total={{
          label: t`Total`,
          value: money(totals.grandTotal),
          note: t`Prices include VAT. Delivery is included in the total.`,
        }}
        busyLabel={isSettled ? undefined : t`Totals are being updated`}
      />
      <Checkbox
        id={stepFieldId('terms')}
        name="terms"
        label={t`I accept the terms and conditions`}
        checked={accepted.terms}
        onChange={(event) => checkout.accept({ terms: event.target.checked })}
        {...fieldTexts('terms')}
      />
      <Checkbox
        id={stepFieldId('privacy')}
        name="privacy"
        label={t`I have read the privacy notice`}
        checked={accepted.privacy}
        onChange={(event) => checkout.accept({ privacy: event.target.checked })}
        {...fieldTexts('privacy')}
      />
      <Button
        wide
        onClick={() => void place()}
        busyLabel={isPlacing ? t`The order is being placed…` : undefined}
      >
        {t`Order with obligation to pay`}
      </Button>
    </Stack>
  );
}
