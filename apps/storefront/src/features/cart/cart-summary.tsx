import { useLingui } from '@lingui/react/macro';
import { freeShippingDistance } from '@shop/pricing';
import { moneyFromWire, wireAmount } from '@shop/money';
import { Button, Alert, ProgressBar, Stack, SummaryLines, Text, type SummaryLine } from '@shop/ui';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useMoney } from '../../shop/use-money.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useCouponReason } from './cart-notice-text.ts';
import { useCart } from '../../shopper/cart/use-cart.ts';

const nothing: readonly never[] = [];

interface SegmentLine extends SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** Returns the rows above the total: one for each segment that is not empty. */
export function useSummaryLines(): readonly SegmentLine[] {
  const { t } = useLingui();
  const { money } = useMoney();
  const { totals, coupon } = useCart();
  const segmentLabels: Readonly<Record<string, string>> = {
    subtotal: t`Subtotal`,
    shipping: t`Shipping`,
    payment: t`Payment fee`,
    discount: coupon === undefined ? t`Discount` : t`Discount (${coupon.code})`,
  };
  return totals.segments.flatMap(({ code, title, value }) => {
    if (code === 'grand_total' || code === 'tax' || value === null) return [];
    if (value === 0 && code !== 'shipping') return [];
    return [
      {
        id: code,
        label: segmentLabels[code] ?? title ?? code,
        value: code === 'shipping' && value === 0 ? t`free` : money(value),
        tone: code === 'discount' ? ('saving' as const) : undefined,
      },
    ];
  });
}

/** Shows the totals of the cart by segment, and notes about them. */
export function CartSummary({ extraLines = nothing }: { extraLines?: readonly SummaryLine[] }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { totals, status } = useCart();
  const lines = useSummaryLines();
  // The total includes the tax. The tax is unknown until the server responds.
  const tax = totals.segments.find(({ code }) => code === 'tax')?.value ?? 0;
  return (
    <>
      <SummaryLines
        lines={[...lines, ...extraLines]}
        total={{
          label: t`Total`,
          value: money(totals.grandTotal),
          note: tax > 0 ? t`VAT included: ${money(tax)}` : t`Prices include VAT.`,
        }}
        busyLabel={
          status === 'syncing' || status === 'connecting' ? t`Totals are being updated` : undefined
        }
      />
      <IdleCoupon />
    </>
  );
}

/** Explains why an applied coupon gives no discount. */
function IdleCoupon() {
  const { t } = useLingui();
  const shopper = useShopper();
  const { idleCoupon } = useCart();
  const reasonText = useCouponReason();
  if (idleCoupon === undefined) return null;
  return (
    <Alert
      tone="warning"
      live
      action={
        <Button variant="quiet" size="small" onClick={() => void shopper?.cart.removeCoupon()}>
          {t`Remove coupon`}
        </Button>
      }
    >
      {`${idleCoupon.code}: ${reasonText(idleCoupon.reason, idleCoupon.minimum)}`}
    </Alert>
  );
}

/** Shows the amount that is missing for free shipping, if the shop promises that. */
export function FreeShippingProgress() {
  const { t } = useLingui();
  const { config, view } = useShop();
  const { money } = useMoney();
  const { totals } = useCart();
  const minor = config.offers.freeShippingAboveMinor;
  if (minor === null) return null;
  const limit = { minor, currency: view.currency };
  const subtotal = moneyFromWire(totals.subtotalInclTax, view.currency);
  const { missing, reached } = freeShippingDistance(subtotal, limit);
  const amount = money(wireAmount(missing));
  return (
    <Stack gap={2}>
      <Text size="small">{reached ? t`Free shipping` : t`${amount} left until free shipping`}</Text>
      <ProgressBar
        label={t`Free shipping`}
        value={subtotal.minor}
        max={limit.minor}
        tone={reached ? 'success' : 'default'}
      />
    </Stack>
  );
}
