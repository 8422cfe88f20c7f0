import { Header } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';

/** The mark alone: where nothing should lead away. */
export default function MinimalHeader() {
  const { title } = useShop().config.shop;
  return <Header home={{ name: title, href: '/' }} />;
}
