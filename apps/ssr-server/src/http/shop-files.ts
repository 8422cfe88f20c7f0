import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withStorePrefix } from '@shop/url-resolver';
import type { LookFile, ShopConfig, ShopLook } from '@shop/shop-config';
import { escapeHtml } from '../pages/escape-html.ts';
import type { PathView } from '../render/renderer.ts';
import { contentTypeOf, filePagePolicy, staticFile } from './static-files.ts';
import { webManifest } from './web-manifest.ts';

/** Returns the response with a file; undefined if there is none. `accepted`: the `Accept-Encoding` of the request. */
export type FileAnswers = (path: string, accepted?: string) => Promise<Response | undefined>;

const offlinePage = /^\/offline(?:\.([\w-]+))?\.html$/;
const manifestFile = /^\/manifest(?:\.([\w-]+))?\.webmanifest$/;
const offlineStyles = '/offline.css';
/** Text files of the shop folder, which the build does not compress. */
const textFile = /^\/\w[\w.-]*\.(css|svg|txt)$/;
const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
};

/**
 * Creates the handler of requests for files: the manifest of each store view and the offline pages, with the title and
 * theme of the shop, the files of its look, then files in `public` of the shop folder, then those of the build.
 */
export function createShopFiles(
  folders: { readonly shopDir: string; readonly clientDir: string },
  {
    shop,
    look,
  }: { readonly shop: ShopConfig['shop']; readonly look: Pick<ShopLook, 'css' | 'files'> },
  views: readonly PathView[],
): FileAnswers {
  const publicDir = join(folders.shopDir, 'public');
  const hasScreenshots = existsSync(join(publicDir, 'screenshot-narrow.webp'));
  const compress = createTextCompression();
  const answer = (path: string, text: string, type: string, accepted: string) => {
    const body = /\bbr\b/.test(accepted) ? compress(path, text) : text;
    return new Response(body, {
      headers: {
        'content-type': type,
        'content-length': String(Buffer.byteLength(body)),
        ...(typeof body !== 'string' && { 'content-encoding': 'br' }),
        ...(type.startsWith('text/html') && { 'content-security-policy': filePagePolicy }),
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=86400',
      },
    });
  };
  const textOf = (folder: string, path: string) =>
    readFile(join(folder, path), 'utf8').catch(() => undefined);
  /**
   * Returns the offline page of a store view, in its language, or in Hungarian. Without such a view it returns the page
   * of the language of that code: the service worker fetches these pages for every shop.
   */
  const offlinePageOf = async (code = '') => {
    const view = views.find(({ storeCode }) => storeCode === code);
    const language = view?.language ?? code;
    const html =
      (await textOf(folders.clientDir, `/offline.${language}.html`)) ??
      (view && (await textOf(folders.clientDir, '/offline.html')));
    return html
      ?.replaceAll('{{shop.title}}', escapeHtml(shop.title))
      .replaceAll('{{home}}', withStorePrefix('/', view?.storeCode ?? ''));
  };
  return async (path, accepted = '') => {
    const manifest = manifestFile.exec(path);
    if (manifest !== null) {
      const view = views.find(({ storeCode }) => storeCode === (manifest[1] ?? ''));
      if (view === undefined) return undefined;
      const text = JSON.stringify(webManifest(shop, view, hasScreenshots));
      return answer(path, text, 'application/manifest+json', accepted);
    }
    const lookFile = look.files.get(path);
    if (lookFile !== undefined) return lookFileAnswer(folders.shopDir, path, lookFile);
    if (path === offlineStyles) {
      const css = await textOf(publicDir, path).then(
        (shopStyles) => shopStyles ?? textOf(folders.clientDir, path),
      );
      if (css === undefined) return undefined;
      return answer(path, look.css + css, textTypes['css'] ?? '', accepted);
    }
    const offline = offlinePage.exec(path);
    if (offline !== null) {
      const page = await offlinePageOf(offline[1]);
      if (page === undefined) return undefined;
      return answer(path, page, 'text/html; charset=utf-8', accepted);
    }
    const type = textTypes[textFile.exec(path)?.[1] ?? ''];
    const text = type === undefined ? undefined : await textOf(publicDir, path);
    if (type !== undefined && text !== undefined) return answer(path, text, type, accepted);
    return (
      (await staticFile(publicDir, path, accepted)) ??
      (await staticFile(folders.clientDir, path, accepted))
    );
  };
}

/** Returns a file of the look. Its address changes with its content. */
async function lookFileAnswer(
  shopDir: string,
  path: string,
  file: LookFile,
): Promise<Response | undefined> {
  const body = 'text' in file ? file.text : await readFile(join(shopDir, file.path));
  return new Response(body, {
    headers: {
      'content-type': contentTypeOf(path) ?? 'application/octet-stream',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

/**
 * Returns a function that compresses a text with brotli. It compresses again only if the text of the path has changed.
 */
function createTextCompression(): (path: string, text: string) => Uint8Array<ArrayBuffer> {
  const compressedTexts = new Map<
    string,
    { readonly text: string; readonly br: Uint8Array<ArrayBuffer> }
  >();
  return (path, text) => {
    const compressed = compressedTexts.get(path);
    if (compressed?.text === text) return compressed.br;
    const br = new Uint8Array(brotliCompressSync(text));
    compressedTexts.set(path, { text, br });
    return br;
  };
}
