import type { ApiContext } from '../context.ts';
import type { NormalProduct } from '@shop/catalog-documents';

/** Number of products read together; memory holds one batch. */
const batchSize = 500;

type Public = Pick<ApiContext, 'readSql' | 'shop'>;
type Reading = Public & Pick<ApiContext, 'catalog'>;

/** Public products: those that lists may show. Source: SC-12. */
function isPublic({ readSql, shop }: Public) {
  const { listStatus, listVisibility } = shop.products;
  return readSql`
    type = 'product'
    AND coalesce(nullif(source ->> 'status', ''), '1') = ANY(${listStatus.map(String)}::text[])
    AND coalesce(nullif(source ->> 'visibility', ''), '4') = ANY(${listVisibility.map(String)}::text[])`;
}

/** Counts public products. */
export async function countPublicProducts(deps: Public): Promise<number> {
  const [row] = await deps.readSql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM document WHERE ${isPublic(deps)}`;
  return row?.count ?? 0;
}

/** Reads at most `limit` products from `offset` on, by id, with guest prices. */
export async function* publicProducts(
  deps: Reading,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): AsyncGenerator<readonly NormalProduct[]> {
  const { readSql, catalog } = deps;
  const [start] =
    offset === 0
      ? [{ id: '' }]
      : await readSql<{ id: string }[]>`
          SELECT id FROM document WHERE ${isPublic(deps)}
          ORDER BY id OFFSET ${offset - 1} LIMIT 1`;
  if (start === undefined) return;
  let after = start.id;
  for (let remainingIds = limit; remainingIds > 0; remainingIds -= batchSize) {
    const requestedIds: number = Math.min(remainingIds, batchSize);
    const rows: readonly { readonly id: string }[] = await readSql<{ id: string }[]>`
      SELECT id FROM document WHERE ${isPublic(deps)} AND id > ${after}
      ORDER BY id LIMIT ${requestedIds}`;
    const documents = await catalog.documents(
      'product',
      rows.map(({ id }) => id),
    );
    if (documents.length > 0) yield documents.map(({ document }) => document as NormalProduct);
    const last = rows.at(-1);
    if (last === undefined || rows.length < requestedIds) return;
    after = last.id;
  }
}
