import type { ApiDeps } from '../deps.ts';
import type { CompleteProduct } from '../catalogue/complete-product.ts';

/** Products read at a time; memory holds one batch. */
const batchSize = 500;

/** Products anyone may open: enabled, and shown in lists or by the search. */
const isPublic = `
  type = 'product'
  AND coalesce(nullif(source ->> 'status', ''), '1') IN ('0', '1')
  AND coalesce(nullif(source ->> 'visibility', ''), '4') IN ('2', '3', '4')`;

type Reading = Pick<ApiDeps, 'readSql' | 'catalogue'>;

/** How many there are. */
export async function countPublicProducts({ readSql }: Pick<ApiDeps, 'readSql'>): Promise<number> {
  const [row] = await readSql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM document WHERE ${readSql.unsafe(isPublic)}`;
  return row?.count ?? 0;
}

/** From the `offset`-th on, at most `limit`, in the order of their ids; priced as everybody sees them. */
export async function* publicProducts(
  { readSql, catalogue }: Reading,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): AsyncGenerator<readonly CompleteProduct[]> {
  const [start] =
    offset === 0
      ? [{ id: '' }]
      : await readSql<{ id: string }[]>`
          SELECT id FROM document WHERE ${readSql.unsafe(isPublic)}
          ORDER BY id OFFSET ${offset - 1} LIMIT 1`;
  if (start === undefined) return;
  let after = start.id;
  for (let left = limit; left > 0; left -= batchSize) {
    const wanted: number = Math.min(left, batchSize);
    const rows: readonly { readonly id: string }[] = await readSql<{ id: string }[]>`
      SELECT id FROM document WHERE ${readSql.unsafe(isPublic)} AND id > ${after}
      ORDER BY id LIMIT ${wanted}`;
    const served = await catalogue.documents(
      'product',
      rows.map(({ id }) => id),
    );
    if (served.length > 0) yield served.map(({ document }) => document as CompleteProduct);
    const last = rows.at(-1);
    if (last === undefined || rows.length < wanted) return;
    after = last.id;
  }
}
