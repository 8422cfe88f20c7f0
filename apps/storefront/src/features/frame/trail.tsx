import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { breadcrumbs } from '@shop/url-resolver';
import { Breadcrumbs } from '@shop/ui';
import { categoryTreeQuery, findCategory, trailCategories } from '../../queries/category-tree.ts';
import { useShop } from '../../wiring/use-shop.ts';

/** The way from the home page to a category, and to a product in it when one is named. */
export function Trail({
  categoryId,
  current,
}: {
  categoryId: number | undefined;
  current?: string;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(shop));
  const category = findCategory(tree, { id: categoryId ?? shop.config.categories.rootId });
  const steps =
    category === undefined
      ? []
      : breadcrumbs(
          { id: category.id, name: category.name, path: category.path, url_path: category.urlPath },
          trailCategories(tree),
          shop.linkRules,
        );
  return (
    <Breadcrumbs
      label={t`You are here`}
      items={[
        { label: t`Home`, href: '/' },
        ...steps.map(({ name, path, id }) => ({
          label: name,
          ...((current !== undefined || id !== category?.id) && { href: path }),
        })),
        ...(current === undefined ? [] : [{ label: current }]),
      ]}
    />
  );
}
