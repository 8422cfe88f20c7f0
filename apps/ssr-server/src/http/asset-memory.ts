import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from './security-headers.ts';
import type { SsrServerParts } from './server-parts.ts';
import type { FileAnswers } from './shop-files.ts';
import { kindOf } from './ssr-metrics.ts';

/**
 * Path of a file whose name changes with its content. Escaped paths do not match: they would be a second key for the
 * same file.
 */
const plainAsset = /^\/assets\/(?:[\w-]+\/)?[\w.-]+$/;
/** Maximum size of a file in memory, in bytes. */
const longestBytes = 256 * 1024;
/** Bytes of all files in memory, at most: a build has 1 MB. */
const mostBytes = 8 * 1024 * 1024;

interface Asset {
  /** Alternating names and values, including the headers of every response. */
  readonly headers: readonly string[];
  readonly body: Uint8Array;
}

/** Returns the key of the response that a file has for this `Accept-Encoding`. */
const variantOf = (path: string, accepted: string): string =>
  `${/\bbr\b/.test(accepted) ? 'br' : ''} ${/\bgzip\b/.test(accepted) ? 'gzip' : ''} ${path}`;

/**
 * Stores the assets of the build in memory at their first request. A page requests more than a hundred of them, and
 * finding and reading a small file takes longer than sending it.
 */
export function createAssetMemory({
  files: readFiles,
  metrics,
  views,
}: Pick<SsrServerParts, 'files' | 'metrics' | 'views'>): {
  /** Reads a file and stores an asset of at most 256 KiB; all assets together take at most 8 MiB. */
  readonly files: FileAnswers;
  /** Responds with a stored asset. Returns true if it responded. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
} {
  const assets = new Map<string, Asset>();
  let storedBytes = 0;
  const countRequest = metrics.counter('http_requests_total', {
    kind: kindOf('/assets/'),
    status: 200,
  });
  const storeCodes = views.map(({ storeCode }) => storeCode);

  return {
    async files(path, accepted = '') {
      const answer = await readFiles(path, accepted);
      const length = Number(answer?.headers.get('content-length') ?? Number.NaN);
      const isStorable = length <= longestBytes && storedBytes + length <= mostBytes;
      if (answer === undefined || !plainAsset.test(path) || !isStorable) return answer;
      const body = new Uint8Array(await answer.arrayBuffer());
      const variant = variantOf(path, accepted);
      if (!assets.has(variant) && body.length === length) {
        storedBytes += length;
        const headers = [...answer.headers, ...securityHeaders(path, storeCodes)].flat();
        assets.set(variant, { headers, body });
      }
      return new Response(body, { headers: answer.headers });
    },
    answer({ method, url = '', headers }, response) {
      if (method !== 'GET' || !url.startsWith('/assets/')) return false;
      if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
        return false;
      }
      const asset = assets.get(variantOf(url, String(headers['accept-encoding'] ?? '')));
      if (asset === undefined) return false;
      countRequest();
      response.writeHead(200, asset.headers as string[]);
      response.end(asset.body);
      return true;
    },
  };
}
