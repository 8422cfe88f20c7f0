import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { ApiError } from '../../../http/request/api-error.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import type { Routes } from '../../context.ts';
import { byteRange } from './byte-range.ts';
import { findVideo } from '@shop/images';

const cacheControl = 'public, max-age=31536000, immutable';

/** `/img/film{path}`: films of the content folder, whole or in the requested range. */
export const videoRoutes: Routes = ({ config }) => {
  const app = new Hono<ApiEnv>();
  const media = join(config.contentDir, 'media');

  app.get('/img/film/:path{.*}', async (context) => {
    const source = await findVideo(media, context.req.param('path'));
    if (source === undefined) throw new ApiError(404, 'not-found', 'There is no such film.');
    const { size } = await stat(source.file);
    const range = byteRange(context.req.header('range'), size);
    context.header('Content-Type', 'video/webm');
    context.header('Cache-Control', cacheControl);
    context.header('Accept-Ranges', 'bytes');
    context.header('ETag', `"${source.version}"`);
    context.header('Content-Security-Policy', "default-src 'none'");
    if (range === 'unsatisfiable') {
      context.header('Content-Range', `bytes */${size}`);
      return context.body(null, 416);
    }
    const { from, to } = range ?? { from: 0, to: size - 1 };
    context.header('Content-Length', String(to - from + 1));
    if (range !== undefined) context.header('Content-Range', `bytes ${from}-${to}/${size}`);
    const file = createReadStream(source.file, { start: from, end: to });
    return context.body(
      Readable.toWeb(file) as ReadableStream<Uint8Array<ArrayBuffer>>,
      range === undefined ? 200 : 206,
    );
  });
  return app;
};
