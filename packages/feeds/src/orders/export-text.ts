import type { Order } from '@shop/contract';
import { csvHead, csvLines } from './order-csv.ts';

/** Format of an export of orders. */
export type ExportFormat = 'csv' | 'json';

/** Writes orders as CSV, a line for each line of an order, or as one JSON list. */
export async function* exportText(
  orders: AsyncIterable<Order>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') {
    yield csvHead;
    for await (const order of orders) yield csvLines(order);
    return;
  }
  let separator = '[\n';
  for await (const order of orders) {
    yield separator + JSON.stringify(order);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
