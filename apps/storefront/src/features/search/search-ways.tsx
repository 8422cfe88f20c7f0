import { useLingui } from '@lingui/react/macro';
import { categoryPath } from '@shop/url-resolver';
import { Stack, Text, TextLink } from '@shop/ui';
import { useCategoryTree } from '../../queries/category-tree.ts';
import { useShop } from '../../shop/use-shop.ts';
import { shownInMenu } from '../../shared/categories/menu-categories.ts';

/** Links to the main categories, for shoppers without a search term. */
export function SearchWays() {
  const { t } = useLingui();
  const shop = useShop();
  const tree = useCategoryTree();
  const rooms = shownInMenu(tree[0]?.children ?? []);
  if (rooms.length === 0) return null;
  return (
    <Stack gap={2} as="nav">
      <Text size="small" tone="muted">{t`Categories`}</Text>
      <Stack direction="row" gap={4} lines="close">
        {rooms.map((category) => (
          <TextLink
            key={category.id}
            href={categoryPath({ url_path: category.urlPath, slug: category.slug }, shop.linkRules)}
          >
            {category.name}
          </TextLink>
        ))}
      </Stack>
    </Stack>
  );
}
