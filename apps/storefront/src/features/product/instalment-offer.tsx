import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatPercent } from '@shop/format';
import { AccordionItem, SpecTable, Text } from '@shop/ui';
import { instalmentQuery } from '../../queries/instalment.ts';
import { useMoney } from '../../wiring/use-money.ts';
import { useShop } from '../../wiring/use-shop.ts';

/**
 * What it would cost a month on credit, with everything a lender's figure must stand beside. Nothing at all
 * while the lender is silent. Only interest-free credit is told as an annual percentage rate: other rates
 * depend on costs that the answer does not name.
 */
export function InstalmentOffer({ price }: { price: number }) {
  const { t } = useLingui();
  const shop = useShop();
  const { money } = useMoney();
  const { data: offer } = useQuery({ ...instalmentQuery(shop, price), enabled: price > 0 });
  if (offer === undefined || offer === null) return null;
  const monthly = money(offer.monthly);
  const rate = formatPercent(offer.interest_rate, shop.view.language);
  return (
    <AccordionItem title={t`${offer.months} instalments of ${monthly} a month`}>
      <SpecTable
        caption={t`Credit example`}
        rows={[
          { label: t`Price`, value: money(offer.amount) },
          { label: t`Down payment`, value: money(0) },
          { label: t`Credit`, value: money(offer.amount) },
          { label: t`Term`, value: t`${offer.months} months` },
          { label: t`Monthly instalment`, value: monthly },
          offer.interest_rate === 0
            ? { label: t`Annual percentage rate`, value: rate }
            : { label: t`Yearly interest`, value: rate },
          { label: t`Total to repay`, value: money(offer.total) },
        ]}
      />
      <Text size="small" tone="stone">
        {t`This is not complete information and not an offer.`}
      </Text>
    </AccordionItem>
  );
}
