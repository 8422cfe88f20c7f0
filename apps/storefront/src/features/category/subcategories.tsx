import { useLingui } from '@lingui/react/macro';
import { categoryPath } from '@shop/url-resolver';
import { Grid, CategoryTile } from '@shop/ui';
import type { CategoryNode } from '../../queries/category-tree.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { pictureSource } from '../frame/picture-source.ts';

/** The categories right under this one, as pictures where they have some. */
export function Subcategories({ category }: { category: CategoryNode }) {
  const { t } = useLingui();
  const { linkRules } = useShop();
  const shown = category.children.filter(({ inMenu, image }) => inMenu && image !== null);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t`Subcategories`}>
      <Grid columns="cards">
        {shown.map((child) => (
          <CategoryTile
            key={child.id}
            href={categoryPath({ url_path: child.urlPath, slug: child.slug }, linkRules)}
            label={child.name}
            note={t`${child.productCount} products`}
            picture={pictureSource(child.image, 'room', '')}
            ratio="room"
          />
        ))}
      </Grid>
    </nav>
  );
}
