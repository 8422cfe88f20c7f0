import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { CategoryTree, Drawer } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { menuImagesQuery } from '../../queries/content/menu-images.ts';
import { useCategoryTree } from '../../queries/category-tree.ts';
import { useShop } from '../../shop/use-shop.ts';
import { menuCategories } from '../../shared/categories/menu-categories.ts';
import { useDrawer } from '../../shared/overlays/use-drawer.ts';

/** Drawer with the categories and other links, on phones and tablets. */
export function MenuDrawer() {
  const { t } = useLingui();
  const shop = useShop();
  const { isOpen, close } = useDrawer('menu');
  const tree = useCategoryTree();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { data: images } = useQuery({ ...menuImagesQuery(shop), enabled: isOpen });
  return (
    <Drawer open={isOpen} onClose={close} title={t`Menu`} closeLabel={t`Close`} side="start">
      <CategoryTree
        label={t`Categories`}
        categories={menuCategories(tree, shop.linkRules, path, images)}
        pictures
        allLabel={({ label }) => t`All of ${label}`}
        onFollow={close}
      />
      <MoreLinks />
    </Drawer>
  );
}

function MoreLinks() {
  const { t } = useLingui();
  const { urls } = useShop().config;
  const links = [
    { label: t`All products`, href: urls.mainCategoryPath },
    { label: t`My account`, href: '/account' },
    { label: t`Wishlist`, href: '/wishlist' },
    { label: t`Compare products`, href: '/compare' },
  ];
  return (
    <CategoryTree
      label={t`More`}
      categories={links.map(({ label, href }) => ({ id: href, label, href }))}
      allLabel={({ label }) => label}
    />
  );
}
