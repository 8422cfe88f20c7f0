import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Footer } from '@shop/ui';
import { categoryTreeQuery } from '../../queries/category-tree.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { menuCategories } from './menu-categories.ts';

/** The shop's last word on every page: where else to go, and who stands behind it. */
export function ShopFooter() {
  const { t } = useLingui();
  const shop = useShop();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(shop));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const title = shop.config.shop.title;
  return (
    <Footer
      home={{ name: title, href: '/' }}
      about={t`Furniture and home goods for the corners one likes to come home to.`}
      columns={[
        {
          title: t`Categories`,
          links: menuCategories(tree, shop.linkRules, path).map(({ label, href }) => ({
            label,
            href,
          })),
        },
        {
          title: t`My account`,
          links: [
            { label: t`Log in`, href: '/login' },
            { label: t`Register`, href: '/register' },
            { label: t`My orders`, href: '/account/orders' },
            { label: t`Cart`, href: '/cart' },
          ],
        },
      ]}
      legal={t`Prices include VAT.`}
    />
  );
}
