import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Breadcrumbs } from '@shop/ui';
import { categoryTreeQuery } from '../../queries/category-tree.ts';
import { useShop } from '../../shop/use-shop.ts';
import { breadcrumbSteps } from './breadcrumb-steps.ts';

/** Shows the breadcrumbs from the home page to a category, and to a product in it if one is given. */
export function ProductBreadcrumbs({
  categoryId,
  current,
}: {
  categoryId: number | undefined;
  current?: string;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(shop));
  const steps = breadcrumbSteps(shop, tree, categoryId);
  const isLast = (index: number) => current === undefined && index === steps.length - 1;
  return (
    <Breadcrumbs
      label={t`You are here`}
      items={[
        { label: t`Home`, href: '/' },
        ...steps.map(({ name, path }, index) => ({
          label: name,
          ...(!isLast(index) && { href: path }),
        })),
        ...(current === undefined ? [] : [{ label: current }]),
      ]}
    />
  );
}
