import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkVisibility } from '@shop/catalog';
import { mainImage, picturePath } from '@shop/contract';
import { formatFromPrice, formatMoney } from '@shop/format';
import { checkPrice, productPriceRange } from '@shop/pricing';
import { moneyFromWire } from '@shop/money';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import { Hono, type Context } from 'hono';
import { type NormalProduct, toRawText } from '@shop/catalog-documents';
import type { ServedDocument } from '../../../catalog/index.ts';
import { catalogLimit } from '../../../http/limits/catalog-limit.ts';
import { readHomeFile } from '../../content/index.ts';
import { contentPages } from '@shop/feeds';
import { ApiError } from '../../../http/request/api-error.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import type { Routes } from '../../context.ts';
import { findImage } from '@shop/images';
import type { OgImageCard } from '@shop/images/og-image';

/** Version of the drawing. Raise it with each change: older pictures are then not used. */
const drawing = 2;
/** A price may change on any day. The URL contains the price, so that other sites fetch a new picture. */
const cacheControl = 'public, max-age=86400';

/**
 * `/img/share/…jpg`: preview picture of a shared page on other sites, made from its name, guest price and picture, in
 * the language and the currency of the store view. Created once per content, then from disk.
 */
export const ogImageRoutes: Routes = (deps) => {
  const { config, files, shop, view, catalog, log } = deps;
  const app = new Hono<ApiEnv>();
  const colors = shop.emails.colors.light;
  const queue = deps.limits.ogImageQueue;
  const folder = join(config.dataDir, 'share-pictures');
  const media = join(config.contentDir, 'media');

  const picture = async (
    context: Context<ApiEnv>,
    card: Omit<OgImageCard, 'photo' | 'shop' | 'colors'>,
    path: string | undefined,
  ) => {
    const source = path === undefined ? undefined : await findImage(media, path);
    const name = createHash('sha256')
      .update(JSON.stringify([drawing, shop.shop.title, colors, card, source]))
      .digest('base64url')
      .slice(0, 32);
    const file = join(folder, `${name}.jpg`);
    const cachedCard = await files.readMade(file);
    if (cachedCard !== undefined) return cachedCard;
    const drawn = await queue.run(context.get('client'), async () => {
      // Loaded when needed: the layout engine and the fonts take 28 MB and 0.1 s.
      const { makeOgImage } = await import('@shop/images/og-image');
      return makeOgImage({
        ...card,
        shop: shop.shop.title,
        colors,
        photo: source?.file,
      });
    });
    const image = Buffer.from(drawn);
    files.keepMade(file, image);
    keep(folder, file, image).catch((cause: unknown) => log.warn('picture-not-kept', { cause }));
    return image;
  };

  app.use('/img/share/*', catalogLimit(deps));
  app.get('/img/share/product/:file', async (context) => {
    const sku = nameOf(context.req.param('file'));
    const product = (await catalog.productsBySku([sku])).get(sku);
    if (product === undefined || !checkVisibility(product).ok) {
      throw new ApiError(404, 'not-found', 'There is no such product.');
    }
    const bytes = await picture(
      context,
      { title: product.name, note: priceText(product, view, shop.products) },
      picturePath(product['image']),
    );
    return send(context.body.bind(context), bytes);
  });
  app.get('/img/share/category/:file', async (context) => {
    const [product]: readonly (ServedDocument | undefined)[] = await catalog.documents('category', [
      nameOf(context.req.param('file')),
    ]);
    if (product === undefined) throw new ApiError(404, 'not-found', 'There is no such category.');
    const bytes = await picture(
      context,
      { title: toRawText(product.document['name']) ?? shop.shop.title, note: undefined },
      picturePath(product.document['image']),
    );
    return send(context.body.bind(context), bytes);
  });
  app.get('/img/share/page/:file', async (context) => {
    const uid = nameOf(context.req.param('file'));
    const page = contentPages(catalog, shop).find((contentPage) => contentPage.uid === uid);
    if (page === undefined) throw new ApiError(404, 'not-found', 'There is no such page.');
    return send(
      context.body.bind(context),
      await picture(context, { title: page.title, note: undefined }, page.picture),
    );
  });
  // Pages without a picture show the header picture of the home page.
  app.get('/img/share/home.jpg', async (context) => {
    const main = await readHomeFile(deps, 'main-image.json', mainImage);
    const { title = shop.shop.title, image } = main?.image ?? {};
    const bytes = await picture(context, { title, note: undefined }, image);
    return send(context.body.bind(context), bytes);
  });
  return app;
};

/** Input of which the file name is made. */
const nameOf = (file: string) => file.replace(/\.jpg$/, '');

function send(
  body: (bytes: Uint8Array<ArrayBuffer>, status: 200, headers: Record<string, string>) => Response,
  bytes: Uint8Array<ArrayBuffer>,
): Response {
  return body(bytes, 200, {
    'content-type': 'image/jpeg',
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'",
  });
}

/** Returns the guest price, "from" if variants differ; nothing while it is unknown. */
function priceText(
  product: NormalProduct,
  { currency, language, grouping }: StoreView,
  { allowZeroPrice }: ShopConfig['products'],
): string | undefined {
  const { low, isFrom } = productPriceRange(product);
  if (!checkPrice({ price_incl_tax: low }, allowZeroPrice).ok) return undefined;
  const format = isFrom ? formatFromPrice : formatMoney;
  return format(moneyFromWire(low, currency), language, grouping);
}

/** Writes to a temporary file and renames it: a reader never gets half a picture. */
async function keep(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
}
