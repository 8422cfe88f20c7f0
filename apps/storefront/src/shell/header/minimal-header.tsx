import { Header } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';
import { shopHome } from '../shop-home.ts';

/** The logo alone: where nothing should lead away. */
export default function MinimalHeader() {
  return <Header home={shopHome(useShop().config)} />;
}
