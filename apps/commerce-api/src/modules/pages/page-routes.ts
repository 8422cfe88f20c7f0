import { projection } from '@shop/search';
import { mainImage, pageCalls, promotedOffers, searchRequest } from '@shop/contract';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { type AskedSearch, searchResponse } from '../../catalog/index.ts';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import { readDeliverySettings } from '@shop/content-files';
import { deliveryDatesOf, readHomeFile } from '../content/index.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { checkSchema } from '../../http/request/check-schema.ts';
import type { Routes } from '../context.ts';
import { jsonPieces } from '../../http/request/json-pieces.ts';
import { readCallQuery } from '../../http/request/read-call.ts';
import { parseJsonText } from '../../http/request/read-json.ts';
import { stockEntries } from '../stock/index.ts';
import { changingFields } from './changing-fields.ts';
import { createProductPage } from './product-page.ts';
import { activeCategory, attributesByCode, emptyAnswer } from './page-searches.ts';

const productSearch = v.object({ ...searchRequest.entries, type: v.literal('product') });

/** Serves each screen of the shop in one call: the responses of several single calls. Source: CO-74. */
export const pageRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { catalog, config, clock, shop } = deps;
  const delivery = readDeliverySettings(config.contentDir);
  const limit = catalogLimit(deps);
  const productPage = createProductPage({ catalog, shop });

  app.get('/api/ext/pages/product', limit, async (context) => {
    const query = readCallQuery(context, pageCalls.productPage);
    const signal = context.get('signal');
    const { product, parts } = await productPage(query, signal);
    const articles = [product, ...(product?.configurable_children ?? [])];
    const skus = articles.flatMap((article) => article?.sku ?? []);
    return sideBySide(context, {
      ...parts,
      stock: json(await stockEntries(catalog, [...new Set(skus)])),
      delivery: json(deliveryDatesOf(product, delivery, clock.now())),
    });
  });

  app.get('/api/ext/pages/listing', limit, async (context) => {
    const query = readCallQuery(context, pageCalls.listingPage);
    const signal = context.get('signal');
    const search = (request: AskedSearch | undefined) =>
      request === undefined ? emptyAnswer : searchResponse(catalog, request, signal);
    const listing = readSearch(query.listing);
    const whole = query.whole === undefined ? undefined : readSearch(query.whole);
    const { attributePageSize } = shop.search;
    const codes = query.attributes;
    return sideBySide(context, {
      category: await search(
        query.category === undefined ? undefined : activeCategory(query.category),
      ),
      listing: await search(listing),
      whole: await search(whole),
      attributes: await search(codes && attributesByCode(codes, attributePageSize)),
      ...(await banners(query.banners === 1)),
    });
  });

  app.get('/api/ext/pages/freshness', limit, async (context) => {
    const { skus } = readCallQuery(context, pageCalls.freshness);
    const productsBySku = await catalog.productsBySku(skus);
    const items = [...productsBySku.values()].map((product) => changing.of(product));
    return respond(context, { items }, { cache: 'no-cache' });
  });

  const changing = projection(changingFields);

  async function banners(isWanted: boolean) {
    const file = async (name: string, schema: v.GenericSchema) =>
      json((isWanted ? await readHomeFile(deps, name, schema) : undefined) ?? null);
    return {
      promotedOffers: await file('promoted_offers.json', promotedOffers),
      mainImage: await file('main-image.json', mainImage),
    };
  }

  return app;
};

/** Errors: 400 for invalid JSON, or a search that is not for products. */
function readSearch(text: string): AskedSearch {
  return checkSchema(productSearch, parseJsonText(text));
}

const json = (value: unknown): readonly string[] => [JSON.stringify(value)];

/** Returns a response whose parts are JSON already, in pieces. */
function sideBySide(
  context: Context,
  parts: Readonly<Record<string, readonly string[]>>,
): Response {
  const fields = Object.entries(parts).flatMap(([name, pieces], at) => [
    `${at === 0 ? '' : ','}"${name}":`,
    ...pieces,
  ]);
  return jsonPieces(context, ['{"code":200,"result":{', ...fields, '}}']);
}
