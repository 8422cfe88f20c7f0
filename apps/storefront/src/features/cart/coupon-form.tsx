import { useLingui } from '@lingui/react/macro';
import { plainCode } from '@shop/kernel';
import { Button, InlineField, Stack, Text, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useCouponReason } from './cart-notice-text.ts';
import { useCart } from '../../shopper/cart/use-cart.ts';

/** Applies a coupon code, or shows the applied one. */
export function CouponForm() {
  const { t } = useLingui();
  const shopper = useShopper();
  const { coupon } = useCart();
  const reasonText = useCouponReason();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function apply(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const code = plainCode(String(new FormData(form).get('coupon') ?? ''));
    if (shopper === undefined) return;
    setBusy(true);
    const applied = await shopper.cart.applyCoupon(code);
    setBusy(false);
    setError(applied.ok ? undefined : reasonText(applied.error.kind, applied.error.minimum));
    if (applied.ok) return;
    form.querySelector<HTMLInputElement>('[name="coupon"]')?.focus();
  }

  if (coupon !== undefined) {
    return (
      <Stack direction="row" justify="between" align="baseline">
        <Text>{t`Coupon code: ${coupon.code}`}</Text>
        <Button variant="quiet" size="small" onClick={() => void shopper?.cart.removeCoupon()}>
          {t`Remove coupon`}
        </Button>
      </Stack>
    );
  }
  return (
    <form onSubmit={(event) => void apply(event)}>
      <InlineField>
        <TextField label={t`Coupon code`} name="coupon" error={error} autoComplete="off" />
        <Button
          type="submit"
          variant="outline"
          busyLabel={isBusy ? t`Checking…` : undefined}
        >{t`Redeem`}</Button>
      </InlineField>
    </form>
  );
}
