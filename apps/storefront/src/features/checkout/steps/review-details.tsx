import { useLingui } from '@lingui/react/macro';
import type { CartState } from '@shop/cart-sync';
import { pickupPointOf, type CheckoutState, type CheckoutStep } from '@shop/checkout';
import { phoneForDisplay, phoneToE164, writtenTaxNumber } from '@shop/forms';
import { formatName, formatPickup } from '@shop/format';
import { SpecTable, TextLink } from '@shop/ui';
import { formRules } from '../../../shop/form-rules.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useCart } from '../../../shopper/cart/use-cart.ts';
import { addressLine } from '../fields/address-line.ts';

type ShippingMethod = CartState['shippingMethods'][number];
type PaymentMethod = CartState['paymentMethods'][number];

/** Lists the data of the previous steps, with links to change it. */
export function ReviewDetails({
  state,
  carrier,
  payment: paymentMethod,
}: {
  state: CheckoutState;
  /** Undefined while no method is selected. */
  carrier: ShippingMethod | undefined;
  payment: PaymentMethod | undefined;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const { view } = shop;
  const { isVirtual } = useCart();
  const { personal, shipping, payment } = state;
  const point = pickupPointOf(carrier, shipping);
  const billing = payment.sameAsShipping && !isVirtual ? shipping : payment;
  const taxNumber = writtenTaxNumber(payment.taxId, billing.country);
  const addressContext = { ...view, countries: formRules(shop).countries };

  const changeable = (value: string, step: CheckoutStep, name: string) => ({
    value,
    action: <ChangeLink step={step} name={name} />,
  });

  return (
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
                  addressLine(shipping, addressContext, personal),
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
              ...(shipping.comment.trim() === '' || point !== undefined
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
          ...changeable(
            addressLine(billing, addressContext, personal),
            'payment',
            t`Billing address`,
          ),
        },
        ...(payment.invoiceForCompany
          ? [{ label: t`Company name`, value: `${payment.company.trim()} (${taxNumber})` }]
          : []),
        {
          label: t`Payment method`,
          ...changeable(
            paymentMethod?.title ?? payment.paymentMethod,
            'payment',
            t`Payment method`,
          ),
        },
      ]}
    />
  );
}

function ChangeLink({ step, name }: { step: CheckoutStep; name: string }) {
  const { t } = useLingui();
  return (
    <TextLink href={`#${step}`} aria-label={t`Change: ${name}`}>
      {t`Change`}
    </TextLink>
  );
}
