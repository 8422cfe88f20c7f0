import { Trans, useLingui } from '@lingui/react/macro';
import {
  selectedPickupPoint,
  shippingKey,
  type Checkout,
  type CheckoutState,
  type CheckoutStep,
} from '@shop/checkout';
import { phoneForDisplay, phoneToE164, writtenTaxNumber } from '@shop/forms';
import { formatName, formatPickup } from '@shop/format';
import { Button, Checkbox, Grid, Heading, SpecTable, Stack, TextLink } from '@shop/ui';
import { useState } from 'react';
import { formRules } from '../../../shop/form-rules.ts';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { CartSummary, useSummaryLines } from '../../cart/cart-summary.tsx';
import { useCart } from '../../../shopper/cart/use-cart.ts';
import { useDeliveryDays } from '../../cart/use-delivery-days.ts';
import { addressLine } from '../fields/address-line.ts';
import { CheckoutLines } from '../order/checkout-lines.tsx';
import { OrderEssentials } from '../order/order-essentials.tsx';
import { OrderProblems } from '../order/order-problems.tsx';
import type { Ordered } from '../order/ordered.ts';
import { stepFieldId } from '../fields/step-field-id.ts';
import { useFieldTexts } from '../fields/use-checkout.ts';

/**
 * Everything once more, and the button that obliges to pay. What the law wants known stands right above it, on any
 * screen; nothing is ordered at a total not shown here. Source: 45/2014. (II. 26.) Korm. rendelet 15. §.
 */
export function ReviewStep({
  checkout,
  state,
  onPlace,
}: {
  checkout: Checkout;
  state: CheckoutState;
  /** Called with what was seen of the order that is about to be placed. */
  onPlace: (ordered: Ordered) => void;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const { view } = shop;
  const { money } = useMoney();
  const { items, totals, shippingMethods, paymentMethods, isVirtual } = useCart();
  const { days: delivery } = useDeliveryDays(items);
  const summaryLines = useSummaryLines();
  const fieldTexts = useFieldTexts(state);
  const [isPlacing, setPlacing] = useState(false);
  const { personal, shipping, payment, accepted, outcome } = state;
  const cash = checkout.cashLine();
  const carrier = shippingMethods.find((method) => shippingKey(method) === shipping.shippingMethod);
  const point = selectedPickupPoint(carrier?.pickup_points ?? [], shipping.pickupPoint);
  const paid = paymentMethods.find(({ code }) => code === payment.paymentMethod);
  const billing = payment.sameAsShipping && !isVirtual ? shipping : payment;
  const taxNumber = writtenTaxNumber(payment.taxId, billing.country);
  const writing = { ...view, countries: formRules(shop).countries };

  const changeable = (value: string, step: CheckoutStep, name: string) => ({
    value,
    action: (
      <TextLink href={`#${step}`} aria-label={t`Change: ${name}`}>
        {t`Change`}
      </TextLink>
    ),
  });

  async function place(): Promise<void> {
    setPlacing(true);
    onPlace({
      total: totals.grandTotal,
      fees: summaryLines.flatMap(({ id, label, value }) =>
        id === 'subtotal' ? [] : [{ label, value }],
      ),
      payment: paid?.title ?? payment.paymentMethod,
      paymentCode: payment.paymentMethod,
      ...(carrier?.method_title !== undefined && { shipping: carrier.method_title }),
      ...(point !== undefined && { pickup: formatPickup(point, view.language) }),
      delivery,
    });
    await checkout.place(totals.grandTotal);
    setPlacing(false);
  }

  return (
    <Grid columns="single">
      <Stack gap={6}>
        <Heading level={2} size="section">
          {t`Review order`}
        </Heading>
        <SpecTable
          caption={t`Details of the order`}
          rows={[
            {
              label: t`Name`,
              ...changeable(
                formatName(
                  { firstname: personal.firstName, lastname: personal.lastName },
                  view.language,
                ),
                'personalDetails',
                t`Personal details`,
              ),
            },
            { label: t`E-mail`, value: personal.emailAddress },
            ...(isVirtual
              ? []
              : [
                  {
                    label: t`Shipping address`,
                    ...changeable(
                      addressLine(shipping, writing, personal),
                      'shipping',
                      t`Shipping address`,
                    ),
                  },
                  {
                    label: t`Phone number`,
                    value: phoneForDisplay(
                      phoneToE164(shipping.phoneNumber, shipping.country) ?? shipping.phoneNumber,
                    ),
                  },
                  {
                    label: t`Shipping method`,
                    ...changeable(carrier?.method_title ?? '', 'shipping', t`Shipping method`),
                  },
                  ...(point === undefined
                    ? []
                    : [{ label: t`Pickup point`, value: formatPickup(point, view.language) }]),
                  ...(shipping.comment.trim() === ''
                    ? []
                    : [
                        {
                          label: t`Note for the courier`,
                          ...changeable(shipping.comment, 'shipping', t`Note for the courier`),
                        },
                      ]),
                ]),
            {
              label: t`Billing address`,
              ...changeable(addressLine(billing, writing, personal), 'payment', t`Billing address`),
            },
            ...(payment.invoiceForCompany
              ? [{ label: t`Company name`, value: `${payment.company.trim()} (${taxNumber})` }]
              : []),
            {
              label: t`Payment method`,
              ...changeable(paid?.title ?? payment.paymentMethod, 'payment', t`Payment method`),
            },
          ]}
        />
      </Stack>
      <section aria-label={t`Your order`}>
        <Stack gap={6}>
          <CheckoutLines />
          <CartSummary
            more={
              cash === undefined
                ? []
                : [
                    {
                      id: 'rounding',
                      label: t`Rounding (cash payment)`,
                      value: money(cash.rounding),
                    },
                    { id: 'cash', label: t`To pay in cash`, value: money(cash.payable) },
                  ]
            }
          />
          <OrderEssentials items={items} />
          {outcome !== undefined && outcome.kind !== 'placed' && outcome.kind !== 'queued' && (
            <OrderProblems checkout={checkout} outcome={outcome} />
          )}
          <Stack gap={0}>
            <Checkbox
              id={stepFieldId('terms')}
              name="terms"
              label={
                <Trans>
                  I accept the{' '}
                  <TextLink href="/altalanos-szerzodesi-feltetelek" target="_blank">
                    terms and conditions
                  </TextLink>
                </Trans>
              }
              checked={accepted.terms}
              onChange={(event) => checkout.accept({ terms: event.target.checked })}
              {...fieldTexts('terms')}
            />
            <Checkbox
              id={stepFieldId('privacy')}
              name="privacy"
              label={
                <Trans>
                  I have read the{' '}
                  <TextLink href="/adatvedelem" target="_blank">
                    privacy notice
                  </TextLink>
                </Trans>
              }
              checked={accepted.privacy}
              onChange={(event) => checkout.accept({ privacy: event.target.checked })}
              {...fieldTexts('privacy')}
            />
          </Stack>
          <Button
            wide
            onClick={() => void place()}
            busyLabel={isPlacing ? t`The order is being placed…` : undefined}
          >
            {t`Order with obligation to pay`}
          </Button>
        </Stack>
      </section>
    </Grid>
  );
}
