import type { CartItem } from '@shop/cart-sync';
import { planMerge, type MergeFlags } from '@shop/cart-sync/server';
import type { Product, ServerCartRow } from '@shop/contract';

/*
 * Measures the time to plan the merge of two carts. Goal: 1,000 lines in under 2 ms.
 * Run: node --conditions=@shop/source benchmarks/plan-merge.ts
 */

const flags: MergeFlags = {
  force: false,
  dryRun: false,
  serverSyncCanRemoveLocalItems: true,
  serverSyncCanModifyLocalItems: true,
};
const goalMs = 2;

/** Returns two carts with typical differences: some lines are missing, some have changed, some have options. */
function twoCarts(size: number): readonly [readonly CartItem[], readonly ServerCartRow[]] {
  const items: CartItem[] = [];
  const rows: ServerCartRow[] = [];
  for (let n = 0; n < size; n++) {
    const sku = `SKU-${n}`;
    const product = { id: n, sku, name: sku, type_id: 'simple' } as Product;
    const option =
      n % 4 === 0
        ? {
            product_option: {
              extension_attributes: {
                custom_options: [{ option_id: '7', option_value: `text ${n}` }],
              },
            },
          }
        : {};
    if (n % 10 !== 9) {
      items.push({
        sku,
        type_id: 'simple',
        qty: 1 + (n % 3),
        prev_qty: 1 + (n % 2),
        server_item_id: n,
        server_cart_id: 'cart',
        product,
        ...option,
      });
    }
    if (n % 10 !== 5) rows.push({ item_id: n, sku, qty: 1 + (n % 2), quote_id: 'cart', ...option });
  }
  return [items, rows];
}

for (const size of [10, 100, 1000]) {
  const [items, rows] = twoCarts(size);
  const runs = Math.ceil(200_000 / size);
  for (let warm = 0; warm < runs / 4; warm++) planMerge(items, rows, [], flags);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    planMerge(items, rows, [], flags);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const goal = size === 1000 ? goalMs : undefined;
  console.log(
    `${`cart-sync: planMerge, ${size} lines, median`.padEnd(58)} ${median.toFixed(4).padStart(12)} ms${goal === undefined ? '' : `         goal ${goal}`}`,
  );
  if (goal !== undefined && median > goal) process.exitCode = 1;
}
