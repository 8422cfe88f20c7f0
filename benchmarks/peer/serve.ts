import { readFile, readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';

/*
 * Runs the server of the peer: files of the build compressed with brotli and served from memory, pictures from the
 * backend, and pages that are rendered for each request and compressed as the client accepts. Environment: PORT,
 * API_URL.
 */
const port = Number(process.env['PORT'] ?? 3100);
const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3001';
const client = join(import.meta.dirname, 'dist/client');
const { default: app } = (await import(join(import.meta.dirname, 'dist/server/server.js'))) as {
  readonly default: { fetch(request: Request): Promise<Response> };
};

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const files = new Map<string, { readonly type: string; readonly body: Buffer }>();
for (const name of await readdir(client, { recursive: true })) {
  const type = types[extname(name)];
  if (type === undefined) continue;
  files.set(`/${name}`, { type, body: brotliCompressSync(await readFile(join(client, name))) });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function pass(answer: Response, response: ServerResponse, isBrotli: boolean): Promise<void> {
  const headers = Object.fromEntries(answer.headers);
  delete headers['content-length'];
  delete headers['content-encoding'];
  response.writeHead(answer.status, {
    ...headers,
    ...(isBrotli && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  });
  if (answer.body === null) return void response.end();
  const body = Readable.fromWeb(answer.body as ReadableStream);
  if (!isBrotli) return pipeline(body, response);
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return pipeline(body, brotli, response);
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/';
  const file = files.get(path);
  if (file !== undefined) {
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(file.body);
    return;
  }
  if (path === '/robots.txt') {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow:\n');
    return;
  }
  if (path === '/favicon.ico') {
    response.writeHead(204).end();
    return;
  }
  if (path.startsWith('/img/')) {
    const accept = request.headers.accept ?? '*/*';
    return pass(await fetch(`${apiUrl}${path}`, { headers: { accept } }), response, false);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const method = request.method ?? 'GET';
  const answer = await app.fetch(
    new Request(new URL(path, `http://localhost:${port}`), {
      method,
      headers,
      ...(method === 'POST' && { body: new Uint8Array(await bodyOf(request)) }),
    }),
  );
  return pass(answer, response, /\bbr\b/.test(request.headers['accept-encoding'] ?? ''));
}

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    // A client that disconnects before the end of the response is not an error.
    if (!response.headersSent) response.writeHead(500);
    response.end();
    if (!request.destroyed) process.stderr.write(`${String(error)}\n`);
  });
});
server.listen(port, '127.0.0.1', () => process.send?.({ event: 'ready', port }));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
