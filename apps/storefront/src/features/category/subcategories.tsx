import { useLingui } from '@lingui/react/macro';
import { categoryPath } from '@shop/url-resolver';
import { CategoryTile, Grid } from '@shop/ui';
import type { CategoryNode } from '../../queries/category-tree.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { shownInMenu } from '../frame/menu-categories.ts';
import { pictureSource } from '../frame/picture-source.ts';

/** The categories right under this one that have something in them. */
export function Subcategories({
  category,
  isFirst,
}: {
  category: CategoryNode;
  /** Nothing larger stands above: the first pictures are fetched first. */
  isFirst: boolean;
}) {
  const { t } = useLingui();
  const { linkRules } = useShop();
  const shown = shownInMenu(category.children);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t`Subcategories`}>
      <Grid columns="small">
        {shown.map((child, index) => (
          <CategoryTile
            key={child.id}
            href={categoryPath({ url_path: child.urlPath, slug: child.slug }, linkRules)}
            label={child.name}
            note={child.productCount > 0 ? t`${child.productCount} products` : undefined}
            low
            picture={pictureSource(child.thumbnail, 'card', '')}
            priority={isFirst && index < 3}
            sizes="(min-width: 640px) 220px, 38vw"
          />
        ))}
      </Grid>
    </nav>
  );
}
