import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AccordionItem } from '@shop/ui';
import { instalmentQuery } from '../../queries/instalment.ts';
import { useMoney } from '../../wiring/use-money.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { InstalmentTable } from './instalment-table.tsx';

/** What it would cost a month on credit. Nothing at all while the lender is silent. */
export function InstalmentOffer({ price }: { price: number }) {
  const { t } = useLingui();
  const shop = useShop();
  const { money } = useMoney();
  const { data: offer } = useQuery({ ...instalmentQuery(shop, price), enabled: price > 0 });
  if (offer === undefined || offer === null) return null;
  const monthly = money(offer.monthly);
  return (
    <AccordionItem title={t`${offer.months} instalments of ${monthly} a month`}>
      <InstalmentTable offer={offer} />
    </AccordionItem>
  );
}
