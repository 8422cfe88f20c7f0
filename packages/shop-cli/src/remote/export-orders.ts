import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Order } from '@shop/contract';
import { exportText } from '@shop/feeds';
import type { OperatorClient } from '@shop/operator-api';
import type { OrderExportOptions } from '../shop-commands.ts';

/** Number of orders read per call. */
const pageSize = 100;

/** Exports the orders of a remote shop, the oldest first. A file is written completely or not at all. */
export async function exportOrders(
  client: OperatorClient,
  { format, since, output }: OrderExportOptions,
): Promise<number> {
  if (format !== 'csv' && format !== 'json') {
    throw new Error(`--format ${format}: write one of csv, json.`);
  }
  const at = since === undefined ? undefined : new Date(since);
  if (at !== undefined && Number.isNaN(at.getTime())) {
    throw new Error(`--since ${since}: write a day or a moment, such as 2026-11-27T08:00Z.`);
  }
  const text = exportText(readOrders(client, at), format);
  if (output === undefined) {
    await pipeline(text, process.stdout, { end: false });
    return 0;
  }
  const partial = `${output}.part`;
  try {
    await pipeline(text, createWriteStream(partial));
    await rename(partial, output);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return 0;
}

async function* readOrders(client: OperatorClient, since: Date | undefined): AsyncGenerator<Order> {
  let after: string | null = null;
  do {
    const query: Record<string, string> = {
      limit: String(pageSize),
      ...(since === undefined ? {} : { since: since.toISOString() }),
      ...(after === null ? {} : { after }),
    };
    const { items, next } = await client.call('listOrders', { query });
    yield* items as readonly Order[];
    after = next;
  } while (after !== null);
}
