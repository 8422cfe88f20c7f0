import type { ApiFailure, Category } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import type { CallOptions, SearchOptions } from '../transport/call-options.ts';
import type { CatalogClient, ListingRequest } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { categoryTree } from './category-tree.ts';
import type { Search } from '../search/search-function.ts';
import { subtreeIds } from './subtree-ids.ts';

export interface CategoryCalls extends Pick<
  CatalogClient,
  'categories' | 'category' | 'categoryTree'
> {
  /** Returns the category ids of a listing; `undefined`: all categories. */
  withDescendants(
    request: Pick<ListingRequest, 'category' | 'categoryIds'>,
    options?: CallOptions,
  ): Promise<Result<readonly number[] | undefined, ApiFailure>>;
}

/** Source: CC-27, CC-34, CC-35. */
export function createCategoryCalls(
  config: CatalogConfig,
  { log }: Pick<CatalogPorts, 'log'>,
  search: Search,
): CategoryCalls {
  const active = { is_active: { eq: true } };

  return {
    categories: (request = {}, options) =>
      search(
        {
          type: 'category',
          where: {
            ...active,
            id: request.ids === undefined ? undefined : { in: [...request.ids] },
            parent_id: request.parentId === undefined ? undefined : { eq: request.parentId },
            level: request.level === undefined ? undefined : { eq: request.level },
            product_count: request.nonEmpty === true ? { gt: 0 } : undefined,
          },
          sort: config.categorySort,
          size: config.categoryPageSize,
          fields: request.fields,
        },
        options,
      ),

    async category(key, value, options) {
      const page = await search(
        { type: 'category', where: { ...active, [key]: { eq: value } }, size: 1 },
        { ...options, requireNetwork: true },
      );
      if (!page.ok) return page;
      const [category] = page.value.items;
      if (category !== undefined) return ok(category);
      log.info('category-query-empty', {
        message: `Category query returned empty result ${key} = ${value}`,
        key,
        value: String(value),
      });
      return err({ kind: 'not-found', key, value: String(value) });
    },

    async categoryTree(options: SearchOptions<Category> = {}) {
      const page = await search(
        {
          type: 'category',
          where: active,
          sort: config.categorySort,
          size: config.categoryPageSize,
          withoutFields: ['children_data'],
        },
        { ...options, requireNetwork: true },
      );
      return page.ok ? ok(categoryTree(page.value.items)) : page;
    },

    async withDescendants({ category, categoryIds }, options = {}) {
      if (categoryIds !== undefined) return ok(categoryIds);
      if (category === undefined) return ok(undefined);
      if (category.children_data !== undefined)
        return ok(subtreeIds(category, ({ children_data: pathPrefix }) => pathPrefix ?? []));
      if (category.children_count === 0 || category.path === undefined) return ok([category.id]);
      const { signal, deadline } = options;
      const all = await search(
        {
          type: 'category',
          where: active,
          sort: config.categorySort,
          size: config.categoryPageSize,
          fields: ['path'],
        },
        {
          requireNetwork: true,
          signal,
          deadline,
        },
      );
      if (!all.ok) return all;
      const pathPrefix = `${category.path}/`;
      return ok([
        category.id,
        ...all.value.items
          .filter(({ path }) => path?.startsWith(pathPrefix) === true)
          .map(({ id }) => id),
      ]);
    },
  };
}
