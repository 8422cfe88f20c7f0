import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import { Button, Stack, Text } from '@shop/ui';
import { useRef, useState } from 'react';
import { useCart } from '../../shopper/cart/use-cart.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';
import { DeliveryHere } from './delivery-here.tsx';
import { isPickupOnly } from './is-pickup-only.ts';
import { PostcodeForm } from './postcode-form.tsx';

/**
 * Asks for the postcode of a delivery, once per device, and shows fee and days of `goods` for it; without goods, the
 * postcode of the cart. The line has the same height before and after.
 */
export default function DeliveryPlace({
  goods,
}: {
  goods?: { readonly product: Product; readonly price: number; readonly qty: number };
}) {
  const { t } = useLingui();
  const { shippingMethods } = useCart();
  const postcode = useShopperValue(({ deliveryPlace }) => deliveryPlace, undefined)?.postcode;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (isOpen) {
    return (
      <PostcodeForm
        onClose={() => {
          setOpen(false);
          // The button replaces the form, so it takes the focus.
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  }
  const isAsked = postcode === undefined;
  const ofCart = isPickupOnly(shippingMethods)
    ? t`To ${postcode}: only to a pickup point`
    : t`Delivery to: ${postcode}`;
  return (
    <Stack direction="row" gap={3} align="center">
      {!isAsked && (
        <Text as="span" size="small">
          <output>{goods === undefined ? ofCart : <DeliveryHere {...goods} />}</output>
        </Text>
      )}
      <Button
        variant="quiet"
        size="small"
        ref={opener}
        aria-label={isAsked ? undefined : t`Change: postcode`}
        onClick={() => setOpen(true)}
      >
        {isAsked ? t`Delivery by postcode: fee and day` : t`Change`}
      </Button>
    </Stack>
  );
}
