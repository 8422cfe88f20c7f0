import { join } from 'node:path';
import {
  addressesPerFile,
  arukeresoFeed,
  categorySitemap,
  googleFeed,
  llmsText,
  pageSitemap,
  productSitemap,
  robotsText,
  sitemapIndex,
} from '@shop/feeds';
import { Hono, type Context } from 'hono';
import { ApiError } from '../../http/request/api-error.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import type { Routes } from '../context.ts';
import { createCachedFiles } from './cached-file.ts';
import { feedSource, otherViews } from './feed-source.ts';

/** Maximum age of feeds and sitemaps. */
const freshMs = 600_000;
const cacheControl = 'public, max-age=600, stale-while-revalidate=3600, stale-if-error=86400';

/**
 * Serves sitemaps, feeds and texts for search engines, price comparison sites and language models: public data only.
 * Each store view has its own under its `storeCode`; the sitemap of the default one lists them.
 */
export const feedRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const source = feedSource(deps);
  // Each store view has its own folder: otherwise files of another view would be read.
  const folder = join(deps.config.dataDir, 'machine-files', deps.view.code);
  const files = createCachedFiles(folder, freshMs, deps.clock);

  const sendFile = async (
    context: Context<ApiEnv>,
    name: string,
    write: () => AsyncIterable<string>,
  ) => {
    const file = await files.get(name, write);
    const modified = new Date(Math.floor(file.writtenMs / 1000) * 1000);
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': cacheControl,
      'last-modified': modified.toUTCString(),
    };
    const since = Date.parse(context.req.header('if-modified-since') ?? '');
    if (since >= modified.getTime()) return context.body(null, 304, headers);
    return context.body(file.stream(), 200, headers);
  };

  app.get('/robots.txt', (context) => {
    context.header('Cache-Control', cacheControl);
    return context.text(robotsText(source));
  });
  app.get('/llms.txt', async (context) => {
    context.header('Cache-Control', cacheControl);
    return context.text(await llmsText(source));
  });
  app.get('/sitemap.xml', (context) =>
    sendFile(context, 'sitemap.xml', () => sitemapIndex(source, otherViews(deps))),
  );
  app.get('/sitemap/pages.xml', (context) =>
    sendFile(context, 'sitemap-pages.xml', () => pageSitemap(source)),
  );
  app.get('/sitemap/categories.xml', (context) =>
    sendFile(context, 'sitemap-categories.xml', () => categorySitemap(source)),
  );
  app.get('/sitemap/:file', async (context) => {
    const number = Number(/^products-([1-9]\d{0,4})\.xml$/.exec(context.req.param('file'))?.[1]);
    // A comparison with NaN is false as well.
    if (!(number <= Math.ceil((await source.countProducts()) / addressesPerFile))) {
      throw new ApiError(404, 'not-found', 'The map has no such file.');
    }
    return sendFile(context, `sitemap-products-${number}.xml`, () =>
      productSitemap(source, number),
    );
  });
  app.get('/feeds/google.xml', (context) =>
    sendFile(context, 'google.xml', () => googleFeed(source)),
  );
  app.get('/feeds/arukereso.xml', (context) => {
    // The feed contains prices without a currency.
    if (deps.view.currency !== 'HUF')
      throw new ApiError(404, 'not-found', 'There is no such feed.');
    return sendFile(context, 'arukereso.xml', () => arukeresoFeed(source));
  });
  return app;
};
