import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { moneyFromWire } from '@shop/money';
import { isOnCredit } from '@shop/shop-config';
import { AccordionItem, AccordionItemPlace } from '@shop/ui';
import { instalmentQuery } from '../../../queries/products/instalment.ts';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { InstalmentTable } from './instalment-table.tsx';

/** Shows the monthly payment of a credit; nothing if the lender makes no offer. */
export function InstalmentOffer({ price }: { price: number }) {
  const { t } = useLingui();
  const shop = useShop();
  const { money } = useMoney();
  const isOffered = isOnCredit(shop.config, moneyFromWire(price, shop.view.currency).minor);
  const { data: offer } = useQuery({ ...instalmentQuery(shop, price), enabled: isOffered });
  if (!isOffered || offer === null) return null;
  // Reserves the space, so that the content below does not move when the response arrives.
  if (offer === undefined) return <AccordionItemPlace />;
  const monthly = money(offer.monthly);
  return (
    <AccordionItem title={t`${offer.months} instalments of ${monthly} a month`}>
      <InstalmentTable offer={offer} />
    </AccordionItem>
  );
}
