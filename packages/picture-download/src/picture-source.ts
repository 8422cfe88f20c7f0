import { lookup as systemLookup } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { err, ok, type Result } from '@shop/kernel';
import { addressProblem } from './address-rule.ts';
import type { PictureFailure } from './picture-failure.ts';
import { pictureType } from './picture-type.ts';

/** One attempt to fetch a picture. Never rejects. */
export type FetchPicture = (address: string) => Promise<Result<Uint8Array, PictureFailure>>;

export interface PictureSourceOptions {
  /** True if requests to servers of the local network are allowed, and over HTTP. */
  readonly isLocalAllowed: boolean;
  /** DNS lookup. Default: the lookup of the system. */
  readonly lookup?: typeof systemLookup;
  /** Sends a request over HTTPS. Default: that of Node. */
  readonly sendHttps?: typeof httpsRequest;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const maxRedirects = 5;
const megabyte = 1_000_000;

/** Thrown during the connection if no request may be sent to the server. */
class RefusedServerError extends Error {
  readonly kind: 'not-https' | 'local-address';
  constructor(kind: 'not-https' | 'local-address') {
    super(`The server may not be asked: ${kind}`);
    this.kind = kind;
  }
}

type Reply =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array }
  | { readonly kind: 'redirect'; readonly location: string };

/** Creates a function that fetches pictures from other servers. Source: PD-1 to PD-6. */
export function createPictureSource(options: PictureSourceOptions): FetchPicture {
  const { isLocalAllowed, timeoutMs = 30_000, maxBytes = 20 * megabyte } = options;
  const { sendHttps = httpsRequest } = options;
  const agents = {
    http: new HttpAgent({ keepAlive: true }),
    https: new HttpsAgent({ keepAlive: true }),
  };

  const request = (url: URL, signal: AbortSignal): Promise<Result<Reply, PictureFailure>> => {
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    const problem = isIP(literal) && addressProblem(url.protocol, literal, isLocalAllowed);
    if (problem) return Promise.resolve(err({ kind: problem }));
    return new Promise((resolve) => {
      const fail = (cause: unknown) => {
        if (cause instanceof RefusedServerError) resolve(err({ kind: cause.kind }));
        else resolve(err(signal.aborted ? { kind: 'timeout' } : { kind: 'unreachable', cause }));
      };
      const isSecure = url.protocol === 'https:';
      const clientRequest = (isSecure ? sendHttps : httpRequest)(
        url,
        {
          agent: isSecure ? agents.https : agents.http,
          signal,
          lookup: checkedLookup(url.protocol, isLocalAllowed, options.lookup ?? systemLookup),
          headers: {
            accept: 'image/jpeg,image/png,image/webp,image/avif,image/*;q=0.5',
            'accept-encoding': 'identity',
            'user-agent': 'shop-import',
          },
        },
        (response) => {
          readReply(response, maxBytes).then(resolve, fail);
        },
      );
      clientRequest.on('error', fail);
      clientRequest.end();
    });
  };

  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = URL.parse(address);
    for (let count = 0; count <= maxRedirects; count += 1) {
      if (url === null || !/^https?:$/.test(url.protocol) || url.username || url.password) {
        return err({ kind: 'address' });
      }
      const reply = await request(url, signal);
      if (!reply.ok) return reply;
      if (reply.value.kind === 'picture') return ok(reply.value.bytes);
      url = URL.parse(reply.value.location, url.href);
    }
    return err({ kind: 'redirects' });
  };
}

/** Returns a lookup that rejects a name if any of its addresses is not allowed. Source: PD-2. */
function checkedLookup(
  protocol: string,
  isLocalAllowed: boolean,
  lookup: typeof systemLookup,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const problem = addresses
        .map(({ address }) => addressProblem(protocol, address, isLocalAllowed))
        .find((candidate) => candidate !== undefined);
      if (problem !== undefined) return callback(new RefusedServerError(problem), []);
      if (options.all === true) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}

/** Reads a response. Errors: rejects if the body is interrupted. */
async function readReply(
  response: IncomingMessage,
  maxBytes: number,
): Promise<Result<Reply, PictureFailure>> {
  const status = response.statusCode ?? 0;
  const { location } = response.headers;
  if (status >= 300 && status < 400 && location !== undefined) {
    response.resume();
    return ok({ kind: 'redirect', location });
  }
  if (status !== 200) {
    response.destroy();
    const seconds = Number(response.headers['retry-after']);
    const isGiven = Number.isFinite(seconds) && seconds > 0;
    return err({ kind: 'status', status, ...(isGiven && { retryAfterMs: seconds * 1000 }) });
  }
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    return err({ kind: 'too-large' });
  }
  const chunks: Buffer[] = [];
  let count = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    count += chunk.byteLength;
    if (count > maxBytes) return err({ kind: 'too-large' });
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return pictureType(bytes) === undefined ? err({ kind: 'type' }) : ok({ kind: 'picture', bytes });
}
