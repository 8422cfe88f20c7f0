import type { Bench } from './bench.ts';

/** Number of products a condition is tried on. */
export const few = 30;

/** Ids found by these filters in their order: among the first products, or with `isAlone` among all. */
export async function foundIds(
  bench: Bench,
  filters: readonly object[],
  isAlone = false,
): Promise<readonly number[]> {
  const { products } = await bench.samples();
  const ids = products.slice(0, few).map(({ id }) => id);
  const among = { attribute: 'id', value: { in: ids }, scope: 'default' };
  const { items } = await bench.find({
    size: 4_000,
    sort: 'id:asc',
    include: ['id'],
    filters: [...(isAlone ? [] : [among]), ...(filters as { attribute: string; value: unknown }[])],
  });
  return items.map(({ id }) => Number(id));
}

/** The id at a place, the last one where there are fewer. */
export function at(ids: readonly number[], place: number): number {
  return ids[Math.min(place, ids.length - 1)] ?? 0;
}

/** A condition on the id of a product. */
export const isOneOf =
  (ids: readonly number[]) =>
  (id: number): boolean =>
    ids.includes(id);
