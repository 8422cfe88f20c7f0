import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { errorPagePolicy } from '../pages/error-page.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};

/** Returns the content type of a file; undefined for one that is not sent. */
export const contentTypeOf = (path: string): string | undefined => types[extname(path)];

/**
 * File extensions that no page has. Product and page paths may end in .html, .php or .pdf: those paths are handled as
 * pages.
 */
const fileName =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|js|mjs|css|map|woff2?|ttf|eot|webmanifest|zip|gz|rar|raw|mp4|webm)$/i;

/** Policy of HTML files. The offline page checks the network itself. */
export const filePagePolicy = `${errorPagePolicy}; script-src 'self'; connect-src 'self'`;

/** Returns true if the path is that of a file. Such a path is never rendered as a page. */
export const looksLikeFile = (path: string): boolean =>
  path.startsWith('/assets/') || fileName.test(path);

/** Encodings of the compressed text files of a build, the smallest first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
const plain = { name: undefined, ending: '' } as const;

/**
 * Finds the file with this path in `root`. It is compressed if the build has the compressed file and `accepted`, the
 * request's `Accept-Encoding`, contains that encoding. Built assets have a hash in their name and never change.
 */
export async function staticFile(
  root: string,
  path: string,
  accepted = '',
): Promise<Response | undefined> {
  const type = contentTypeOf(path);
  if (type === undefined) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const inside = normalize(decoded);
  // Files that begin with a dot are internal to the build: the manifest lists every file of every screen.
  if (decoded.includes('\0') || inside.includes('/.')) return undefined;
  const place = join(root, inside);
  if (!place.startsWith(root)) return undefined;
  const acceptedEncodings = encodings.filter(({ name }) =>
    new RegExp(`\\b${name}\\b`).test(accepted),
  );
  for (const { name, ending } of [...acceptedEncodings, plain]) {
    const file = place + ending;
    const fileStats = await stat(file).catch(() => undefined);
    if (fileStats?.isFile() !== true) continue;
    return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': type,
        'content-length': String(fileStats.size),
        ...(name !== undefined && { 'content-encoding': name }),
        ...(type.startsWith('text/html') && { 'content-security-policy': filePagePolicy }),
        vary: 'accept-encoding',
        'cache-control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : path === '/sw.js'
            ? 'no-cache'
            : 'public, max-age=86400',
      },
    });
  }
  return undefined;
}
