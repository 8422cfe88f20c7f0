import { Header } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';
import { shopHome } from '../shop-home.ts';

/** Header with the logo only, for pages without navigation. */
export default function MinimalHeader() {
  return <Header home={shopHome(useShop().config)} />;
}
