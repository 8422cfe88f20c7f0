import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { categoryPath } from '@shop/url-resolver';
import { CategoryTile, Grid, Section } from '@shop/ui';
import { categoryTreeQuery, type CategoryNode } from '../../queries/category-tree.ts';
import { useShop } from '../../shop/use-shop.ts';
import { shownInMenu } from '../../shared/categories/menu-categories.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';

/** Two rows of four; on phones four rows of two. */
const maxRooms = 8;

/** Returns the top-level categories to list. */
export const roomsOf = ([root]: readonly CategoryNode[]): readonly CategoryNode[] =>
  shownInMenu(root?.children ?? []).slice(0, maxRooms);

/** Lists the top-level categories. */
export function Rooms() {
  const { t } = useLingui();
  const shop = useShop();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(shop));
  const rooms = roomsOf(tree);
  if (rooms.length === 0) return null;
  return (
    <Section title={t`Room by room`} tone="quiet">
      <Grid columns="fours">
        {rooms.map((room) => (
          <CategoryTile
            key={room.id}
            href={categoryPath({ url_path: room.urlPath, slug: room.slug }, shop.linkRules)}
            label={room.name}
            note={room.productCount ? t`${room.productCount} products` : undefined}
            picture={pictureSource(room.thumbnail, 'card', '')}
          />
        ))}
      </Grid>
    </Section>
  );
}
