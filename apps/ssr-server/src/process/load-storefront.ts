import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AddressRules, PathView, Renderer, StorefrontBuild } from '../render/renderer.ts';
import type { ShopConfig, ShopLook } from '@shop/shop-config';
import type { SsrConfig } from '../settings/config.ts';
import { readShopConfig, readShopLook, readShopTexts } from '../settings/read-shop-config.ts';

export interface LoadedStorefront {
  readonly render: Renderer;
  readonly views: readonly PathView[];
  readonly addresses: AddressRules;
  /** The folder with the files for browsers. */
  readonly clientDir: string;
  readonly shop: ShopConfig;
  readonly look: ShopLook;
  /** Identifies the build and its configuration: pages of another one are never shared. */
  readonly pageBuild: string;
}

/** Loads the build of the storefront. Errors: throws one line that describes the missing or wrong part. */
export async function loadStorefront(config: SsrConfig): Promise<LoadedStorefront> {
  const dist = resolve(
    config.storefrontDist ?? join(import.meta.dirname, '../../../storefront/dist'),
  );
  const rendererFile = join(dist, 'server/renderer.js');
  if (!existsSync(rendererFile)) {
    throw new Error(`There is no storefront build in ${dist}: run "pnpm build" first`);
  }
  const clientDir = join(dist, 'client');
  const clientManifest: unknown = JSON.parse(
    await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  const build = (await import(pathToFileURL(rendererFile).href)) as StorefrontBuild;
  const shop = readShopConfig(config);
  const look = readShopLook(config.shopDir);
  const texts = readShopTexts(config.shopDir);
  return {
    render: build.createRenderer(clientManifest, shop, look.css, texts),
    views: build.storeViews(shop),
    addresses: {
      knownQuery: new Set(build.knownQuery(shop)),
      normalisePath: build.normalisePath,
    },
    clientDir,
    shop,
    look,
    pageBuild: `${config.build}-${createHash('sha256')
      .update(JSON.stringify([clientManifest, shop, look.css, [...texts]]))
      .digest('hex')
      .slice(0, 12)}`,
  };
}
