import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { categoryPath } from '@shop/url-resolver';
import { Stack, Text, TextLink } from '@shop/ui';
import { categoryTreeQuery } from '../../queries/category-tree.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { shownInMenu } from '../frame/menu-categories.ts';

/** Where to look when no word comes to mind: the rooms of the shop. */
export function SearchWays() {
  const { t } = useLingui();
  const shop = useShop();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(shop));
  return (
    <Stack gap={2} as="nav">
      <Text size="small" tone="stone">{t`Categories`}</Text>
      {shownInMenu(tree[0]?.children ?? []).map((category) => (
        <span key={category.id}>
          <TextLink
            href={categoryPath({ url_path: category.urlPath, slug: category.slug }, shop.linkRules)}
          >
            {category.name}
          </TextLink>
        </span>
      ))}
    </Stack>
  );
}
