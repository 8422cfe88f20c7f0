import { useQuery } from '@tanstack/react-query';
import { instalmentQuery } from '../../queries/products/instalment.ts';
import { useShop } from '../../shop/use-shop.ts';
import { InstalmentTable } from '../product/instalments/instalment-table.tsx';

/** Shows the representative example of the credit page; no number until the lender responds. */
export function InstalmentBlock({ price, months }: { price: number; months: number }) {
  const { data: offer } = useQuery(instalmentQuery(useShop(), price, months));
  return offer === undefined || offer === null ? null : <InstalmentTable offer={offer} />;
}
