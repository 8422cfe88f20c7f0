import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mainImage, promotedOffers } from '@shop/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { catalogueLimit } from '../catalogue/catalogue-limit.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { ApiError } from '../http/api-error.ts';
import type { Routes } from '../http/create-api.ts';

const files = { 'promoted_offers.json': promotedOffers, 'main-image.json': mainImage } as const;

/**
 * The banners and the head image of the home page: files of the content, checked, sent bare. A store view has its
 * own (`de_main-image.json`), or those of the default view. Source: wire contract 6.
 */
export const bannerRoutes: Routes = (deps) => {
  const { config, log } = deps;
  const app = new Hono<ApiEnv>();
  const limit = catalogueLimit(deps);
  const read = (name: string) =>
    readFile(join(config.contentDir, 'home', name), 'utf8').catch(() => undefined);
  for (const [name, schema] of Object.entries(files)) {
    app.get(`/api/ext/banners/${name}`, limit, async (context) => {
      const text = (await read(`${deps.view.code}_${name}`)) ?? (await read(name));
      if (text === undefined) throw new ApiError(404, 'not-found', 'There is no such file.');
      const parsed = v.safeParse(schema, JSON.parse(text));
      if (parsed.success) return context.json(parsed.output);
      log.error('banners-invalid', { file: name, path: v.getDotPath(parsed.issues[0]) });
      throw new ApiError(404, 'not-found', 'There is no such file.');
    });
  }
  return app;
};
