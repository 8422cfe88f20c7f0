import type { Bench } from './bench.ts';

/** Number of products with which a condition is tested. */
export const few = 30;

/** Returns the ids found by these filters, in order: among the first products, or with `isAlone` among all. */
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

/** Returns the id at a position, the last one if there are fewer. */
export function at(ids: readonly number[], place: number): number {
  return ids[Math.min(place, ids.length - 1)] ?? 0;
}

/** A condition on the id of a product. */
export const isOneOf =
  (ids: readonly number[]) =>
  (id: number): boolean =>
    ids.includes(id);
