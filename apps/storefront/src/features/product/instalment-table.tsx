import { useLingui } from '@lingui/react/macro';
import type { Instalment } from '@shop/contract';
import { formatPercent } from '@shop/format';
import { SpecTable, Text } from '@shop/ui';
import { useMoney } from '../../wiring/use-money.ts';
import { useShop } from '../../wiring/use-shop.ts';

/**
 * Everything a lender's figure must stand beside. Only interest-free credit is told as an annual percentage
 * rate: other rates depend on costs that the answer does not name.
 */
export function InstalmentTable({ offer }: { offer: Instalment }) {
  const { t } = useLingui();
  const { view } = useShop();
  const { money } = useMoney();
  const rate = formatPercent(offer.interest_rate, view.language);
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
          offer.interest_rate === 0
            ? { label: t`Annual percentage rate`, value: rate }
            : { label: t`Yearly interest`, value: rate },
          { label: t`Total to repay`, value: money(offer.total) },
        ]}
      />
      <Text size="small" tone="stone">
        {t`This is not complete information and not an offer.`}
      </Text>
    </>
  );
}
