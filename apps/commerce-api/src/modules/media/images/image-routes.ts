import { join } from 'node:path';
import { allowedImageSizes, placeholderPath, type PictureOperation } from '@shop/shop-config';
import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../../http/request/api-error.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import type { Routes } from '../../context.ts';
import {
  contentTypes,
  findImage,
  imageFormat,
  type ImageFormat,
  type ImageSource,
  makePlaceholder,
} from '@shop/images';
import { createImageStore } from './image-store.ts';

const cacheControl = 'public, max-age=31536000, immutable';
/** A missing picture may be added soon. */
const keptShortly = 'public, max-age=60';

/** Maximum number of paths whose source is cached, and maximum length of a path. */
const mostSources = 2_000;
const longestKept = 500;
interface FoundSource {
  readonly source: Promise<ImageSource | undefined>;
}

/**
 * `/img/{width}/{height}/{operation}{path}`: pictures of the content folder in the shop's sizes. `resize` fits the
 * whole picture into the size, `fit` fills it. Source: wire contract 6, SC-43.
 */
export const imageRoutes: Routes = ({ limits, config, files, shop, log }) => {
  const app = new Hono<ApiEnv>();
  const sizes = new Set(allowedImageSizes(shop).map(({ width, height }) => `${width}x${height}`));
  const queue = limits.imageQueue;
  const store = createImageStore(join(config.dataDir, 'pictures'), { queue, files, log });
  const media = join(config.contentDir, 'media');
  const placeholders = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 100 });

  /** Paths of source images, cached for a second. */
  const sources = new LRUCache<string, FoundSource>({ max: mostSources, ttl: 1_000 });
  const find = (path: string): Promise<ImageSource | undefined> => {
    let cachedSource = sources.get(path);
    if (cachedSource === undefined) {
      cachedSource = { source: findImage(media, path) };
      if (path.length <= longestKept) sources.set(path, cachedSource);
    }
    return cachedSource.source;
  };

  const placeholder = async (
    context: Context<ApiEnv>,
    width: number,
    height: number,
    format: ImageFormat,
    status: 200 | 404,
  ): Promise<Response> => {
    const key = `${width}x${height}.${format}`;
    let bytes = placeholders.get(key);
    if (bytes === undefined) {
      bytes = new Uint8Array(
        await queue.run(context.get('client'), () => makePlaceholder(width, height, format)),
      );
      placeholders.set(key, bytes);
    }
    return send(context, bytes, format, { status, cache: keptShortly });
  };

  const answer = async (context: Context, operation: PictureOperation): Promise<Response> => {
    const width = Number(context.req.param('width'));
    const height = Number(context.req.param('height'));
    if (!sizes.has(`${width}x${height}`)) {
      throw new ApiError(400, 'invalid-request', 'Pictures are not made in this size.');
    }
    const format = imageFormat(context.req.header('accept') ?? '');
    const path = context.req.param('path') ?? '';
    const source = await find(path);
    if (source === undefined) {
      const status = `/${path}` === placeholderPath ? 200 : 404;
      return placeholder(context, width, height, format, status);
    }
    const request = { source, width, height, format, operation, client: context.get('client') };
    const etag = store.etagOf(request);
    if (context.req.header('if-none-match') === etag) {
      context.header('ETag', etag);
      context.header('Cache-Control', cacheControl);
      context.header('Vary', 'Accept', { append: true });
      return context.body(null, 304);
    }
    const picture = await store.get(request).catch((cause: unknown) => {
      if (cause instanceof ApiError) throw cause;
      log.warn('picture-unreadable', { cause });
      return undefined;
    });
    if (picture === undefined) return placeholder(context, width, height, format, 404);
    context.header('ETag', etag);
    return send(context, picture, format, { status: 200, cache: cacheControl });
  };
  for (const operation of ['resize', 'fit'] as const) {
    app.get(`/img/:width{\\d{1,4}}/:height{\\d{1,4}}/${operation}/:path{.*}`, (context) =>
      answer(context, operation),
    );
  }
  return app;
};

function send(
  context: Context,
  bytes: Uint8Array<ArrayBuffer>,
  format: ImageFormat,
  { status, cache }: { readonly status: 200 | 404; readonly cache: string },
): Response {
  context.header('Content-Type', contentTypes[format]);
  context.header('Cache-Control', cache);
  context.header('Vary', 'Accept', { append: true });
  // An SVG source was converted to pixels; the response is a picture without scripts.
  context.header('Content-Security-Policy', "default-src 'none'");
  return context.body(bytes, status);
}
