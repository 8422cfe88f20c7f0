import { mainImage, promotedOffers } from '@shop/contract';
import { Hono } from 'hono';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import type { Routes } from '../context.ts';
import { ApiError } from '../../http/request/api-error.ts';
import { readHomeFile } from './home-files.ts';

const files = { 'promoted_offers.json': promotedOffers, 'main-image.json': mainImage } as const;

/** Banners and header picture of the home page: files of the content, without envelope. Source: wire contract 6. */
export const bannerRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const limit = catalogLimit(deps);
  for (const [name, schema] of Object.entries(files)) {
    app.get(`/api/ext/banners/${name}`, limit, async (context) => {
      const file = await readHomeFile(deps, name, schema);
      if (file === undefined) throw new ApiError(404, 'not-found', 'There is no such file.');
      return context.json(file);
    });
  }
  return app;
};
