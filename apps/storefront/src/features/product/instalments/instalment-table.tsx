import { useLingui } from '@lingui/react/macro';
import { annualRate, type Instalment } from '@shop/contract';
import { formatPercent } from '@shop/format';
import { SpecTable, Text } from '@shop/ui';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';

/** The figures that the law requires next to an instalment. */
export function InstalmentTable({ offer }: { offer: Instalment }) {
  const { t } = useLingui();
  const { view } = useShop();
  const { money } = useMoney();
  const yearly = annualRate(offer);
  // Monthly instalments are rounded up, so the last one is smaller.
  const last = offer.total - offer.monthly * (offer.months - 1);
  return (
    <>
      <SpecTable
        caption={t`Credit example`}
        rows={[
          { label: t`Purchase price`, value: money(offer.amount) },
          { label: t`Down payment`, value: money(0) },
          { label: t`Credit`, value: money(offer.amount) },
          { label: t`Term`, value: t`${offer.months} months` },
          { label: t`Monthly instalment`, value: money(offer.monthly) },
          ...(last === offer.monthly ? [] : [{ label: t`Last instalment`, value: money(last) }]),
          yearly === undefined
            ? {
                label: t`Yearly interest`,
                value: formatPercent(offer.interest_rate, view.language),
              }
            : { label: t`Annual percentage rate`, value: formatPercent(yearly, view.language) },
          { label: t`Total to repay`, value: money(offer.total) },
        ]}
      />
      <Text size="small" tone="muted">
        {t`This is not complete information and not an offer.`}
      </Text>
    </>
  );
}
