import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canDownloadFiles } from '@shop/orders';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { isRefunded } from '../../order/index.ts';
import { requireSignedIn } from '../../session/index.ts';
import { catalogLimit } from '../../../http/limits/catalog-limit.ts';
import { toBoolean, toRawText, toSources } from '@shop/catalog-documents';
import { ApiError } from '../../../http/request/api-error.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import type { Routes } from '../../context.ts';

/** A file name only: no folder, and no dot except before the extension. */
const fileName = /^[\w-]{1,120}\.(pdf|svg)$/;
const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
};

/**
 * The files of downloadable products, from `files` in the content folder: a sample for everybody, the whole file for
 * the customer who has paid for it. The product document lists its files in `links`.
 */
export const downloadRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { catalog, config, sql } = deps;
  const limit = catalogLimit(deps);

  const fileOf = async (sku: string, sample: boolean): Promise<string> => {
    const product = (await catalog.productsBySku([sku])).get(sku);
    const link = toSources(product?.['links']).find(
      (entry) => (toBoolean(entry['sample']) ?? false) === sample,
    );
    const name = toRawText(link?.['file']);
    if (name === undefined || !fileName.test(name)) throw notFound();
    return name;
  };

  const send = async (context: Context, name: string, cache: string): Promise<Response> => {
    const path = join(config.contentDir, 'files', name);
    const stats = await lstat(path).catch(() => undefined);
    if (stats?.isFile() !== true) throw notFound();
    const [, ending = 'pdf'] = name.split('.');
    context.header('Content-Type', contentTypes[ending] ?? 'application/octet-stream');
    context.header('Content-Disposition', `attachment; filename="${name}"`);
    context.header('Cache-Control', cache);
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return context.body(new Uint8Array(await readFile(path)));
  };

  app.get('/api/download/:sku/sample', limit, async (context) =>
    send(context, await fileOf(context.req.param('sku'), true), 'public, max-age=3600'),
  );

  app.get('/api/download/:sku', limit, async (context) => {
    const { customerId } = await requireSignedIn(context, deps);
    const sku = context.req.param('sku');
    const orders = await sql<
      { status: string; total: number; isCash: boolean; isRefunded: boolean }[]
    >`
      SELECT o.status, o.grand_total AS total, o.cash_total IS NOT NULL AS "isCash",
        ${isRefunded(sql, 'o')} AS "isRefunded"
      FROM order_item i JOIN shop_order o ON o.id = i.order_id
      WHERE o.customer_id = ${customerId} AND i.sku = ${sku}`;
    if (!orders.some(canDownloadFiles)) throw notFound();
    return send(context, await fileOf(sku, false), 'private, no-store');
  });
  return app;
};

const notFound = (): ApiError => new ApiError(404, 'not-found', 'This account has no such file.');
