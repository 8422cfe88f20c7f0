import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { plainPagePolicy } from './plain-page.ts';

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

/** Endings no page has. Products and pages do end in .html, .php, .pdf and the like: those are looked up. */
const fileName =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|js|mjs|css|map|woff2?|ttf|eot|webmanifest|zip|gz|rar|raw|mp4|webm)$/i;

/** Paths that name a file are never rendered as a page. */
export const looksLikeFile = (path: string): boolean =>
  path.startsWith('/assets/') || fileName.test(path);

/** How a build keeps its texts, the best first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
const plain = { name: undefined, ending: '' } as const;

/**
 * The file of `root` under that path, or nothing; compressed where the build has it so and `accepted`, the
 * request's `Accept-Encoding`, names that. Built assets carry a hash in their name and never change.
 */
export async function staticFile(
  root: string,
  path: string,
  accepted = '',
): Promise<Response | undefined> {
  const type = types[extname(path)];
  if (type === undefined) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const inside = normalize(decoded);
  // What begins with a dot is the build's own: the manifest names every file of every screen.
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
        ...(type.startsWith('text/html') && { 'content-security-policy': plainPagePolicy }),
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
