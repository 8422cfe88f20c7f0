/**
 * Returns the first `count` rows in the order of `isBefore`, which must never treat two rows as equal. Time: O(n log
 * `count`).
 */
export function topK(
  rows: Uint32Array,
  count: number,
  isBefore: (a: number, b: number) => boolean,
): readonly number[] {
  if (count <= 0) return [];
  // Heap of the best rows so far; the last of them is at the top.
  const best: number[] = [];
  for (const row of rows) {
    if (best.length < count) {
      best.push(row);
      rise(best, isBefore);
    } else if (isBefore(row, best[0] ?? 0)) {
      best[0] = row;
      sink(best, isBefore);
    }
  }
  return best.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

function rise(heap: number[], isBefore: (a: number, b: number) => boolean): void {
  let at = heap.length - 1;
  const row = heap[at] ?? 0;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const neighbour = heap[above] ?? 0;
    if (!isBefore(neighbour, row)) break;
    heap[at] = neighbour;
    at = above;
  }
  heap[at] = row;
}

function sink(heap: number[], isBefore: (a: number, b: number) => boolean): void {
  const row = heap[0] ?? 0;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && isBefore(heap[below] ?? 0, heap[below + 1] ?? 0)) below += 1;
    const neighbour = heap[below] ?? 0;
    if (!isBefore(row, neighbour)) break;
    heap[at] = neighbour;
    at = below;
  }
  heap[at] = row;
}
