import { useLingui } from '@lingui/react/macro';
import { categoryPath } from '@shop/url-resolver';
import { CategoryTile, Grid, lowTileSizes } from '@shop/ui';
import type { CategoryNode } from '../../queries/category-tree.ts';
import { useShop } from '../../shop/use-shop.ts';
import { shownInMenu } from '../../shared/categories/menu-categories.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';

/** Lists the direct subcategories that contain products. */
export function Subcategories({ category }: { category: CategoryNode }) {
  const { t } = useLingui();
  const { linkRules } = useShop();
  const visibleChildren = shownInMenu(category.children);
  if (visibleChildren.length === 0) return null;
  return (
    <nav aria-label={t`Subcategories`}>
      <Grid columns="small">
        {visibleChildren.map((child) => (
          <CategoryTile
            key={child.id}
            href={categoryPath({ url_path: child.urlPath, slug: child.slug }, linkRules)}
            label={child.name}
            note={child.productCount ? t`${child.productCount} products` : undefined}
            low
            picture={pictureSource(child.thumbnail, 'card', '')}
            sizes={lowTileSizes(visibleChildren.length)}
          />
        ))}
      </Grid>
    </nav>
  );
}
