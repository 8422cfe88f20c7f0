import { createFileRoute, notFound } from '@tanstack/react-router';
import type { Filters } from '../catalogue.ts';
import { CategoryPage } from '../category-page.tsx';
import { page } from '../pages.ts';
import { ProductPage } from '../product-page.tsx';

function readFilters(search: Record<string, unknown>): Filters {
  const number = (name: string) =>
    search[name] === undefined ? {} : { [name]: Number(search[name]) };
  return {
    ...number('color'),
    ...number('filter_group_1'),
    ...number('filter_group_2'),
    ...(search['search'] !== undefined && { search: String(search['search']) }),
  };
}

export const Route = createFileRoute('/$')({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    const found = await page({ data: { path: params['_splat'] ?? '', filters: deps } });
    if (found === null) throw notFound();
    return found;
  },
  component: Page,
});

function Page() {
  const data = Route.useLoaderData();
  const filters = Route.useSearch();
  return data.kind === 'product' ? (
    <ProductPage product={data} />
  ) : (
    <CategoryPage category={data} filters={filters} />
  );
}
