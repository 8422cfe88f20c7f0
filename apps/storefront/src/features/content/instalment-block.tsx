import { useQuery } from '@tanstack/react-query';
import { instalmentQuery } from '../../queries/products/instalment.ts';
import { useShop } from '../../shop/use-shop.ts';
import { InstalmentTable } from '../product/instalments/instalment-table.tsx';

/** The representative example of the credit page. No number at all while the lender is silent. */
export function InstalmentBlock({ price, months }: { price: number; months: number }) {
  const { data: offer } = useQuery(instalmentQuery(useShop(), price, months));
  return offer === undefined || offer === null ? null : <InstalmentTable offer={offer} />;
}
