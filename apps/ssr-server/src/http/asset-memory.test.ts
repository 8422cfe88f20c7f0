import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testServer } from '../test/test-server.ts';
import { createSsrListener } from './server.ts';
import { staticFile } from './static-files.ts';

let folder: string;
const servers: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asset-memory-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app-1.js'), 'app()');
  await writeFile(join(folder, 'assets/app-1.js.br'), brotliCompressSync('app()'));
  await writeFile(join(folder, 'assets/app-1.js.gz'), gzipSync('app()'));
  await writeFile(join(folder, 'sw.js'), 'worker()');
});

afterEach(async () => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  await rm(folder, { recursive: true });
});

/** Starts a server for a folder. Returns a function that sends a request, and the paths read from the folder. */
async function shop() {
  const reads: string[] = [];
  const { parts } = testServer(
    {},
    {
      files: (path, accepted) => {
        reads.push(path);
        return staticFile(folder, path, accepted);
      },
    },
  );
  const server = createServer(createSsrListener(parts, 'localhost')).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = async (path: string, accepted: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'accept-encoding': accepted },
    });
    const fields = Object.fromEntries(response.headers);
    return { status: response.status, fields, text: await response.text() };
  };
  return { send, reads, parts };
}

it('reads an asset once for each encoding, and sends the same response from memory', async () => {
  const { send, reads } = await shop();
  for (const accepted of ['gzip, br', 'gzip', 'identity']) {
    const { date: _first, ...read } = (await send('/assets/app-1.js', accepted)).fields;
    const stored = await send('/assets/app-1.js', accepted);
    const { date: _second, ...fields } = stored.fields;
    expect(fields).toEqual(read);
    expect(fields['x-content-type-options']).toBe('nosniff');
    expect(fields['content-encoding']).toBe(
      { 'gzip, br': 'br', gzip: 'gzip', identity: undefined }[accepted],
    );
    expect([stored.status, stored.text]).toEqual([200, 'app()']);
  }
  expect(reads).toEqual(Array(3).fill('/assets/app-1.js'));
});

it('serves an asset that a newer build has removed from the folder', async () => {
  const { send } = await shop();
  await send('/assets/app-1.js', 'br');
  await rm(join(folder, 'assets'), { recursive: true });
  expect((await send('/assets/app-1.js', 'br')).text).toBe('app()');
  expect((await send('/assets/app-1.js', 'gzip')).status).toBe(404);
});

it('reads files without a hash again, and does not store what is absent', async () => {
  const { send } = await shop();
  expect((await send('/sw.js', '')).text).toBe('worker()');
  await writeFile(join(folder, 'sw.js'), 'newer()');
  expect((await send('/sw.js', '')).text).toBe('newer()');

  expect((await send('/assets/app-2.js', '')).status).toBe(404);
  await writeFile(join(folder, 'assets/app-2.js'), 'app2()');
  expect((await send('/assets/app-2.js', '')).text).toBe('app2()');
});

it('stores files of at most 256 KiB, under their plain names', async () => {
  const { send, reads } = await shop();
  await writeFile(join(folder, 'assets/long-1.js'), ' '.repeat(256 * 1024));
  await writeFile(join(folder, 'assets/longer-1.js'), ' '.repeat(256 * 1024 + 1));
  for (const path of ['long-1.js', 'longer-1.js', 'app%2D1.js', 'app-1.js?again']) {
    for (let time = 0; time < 2; time += 1) {
      expect((await send(`/assets/${path}`, '')).status).toBe(200);
    }
  }
  expect(reads.filter((path) => path === '/assets/long-1.js')).toHaveLength(1);
  expect(reads.filter((path) => path === '/assets/longer-1.js')).toHaveLength(2);
});

it('stores 8 MiB of assets, and reads the others from the folder', async () => {
  const { send, reads } = await shop();
  const names = Array.from({ length: 33 }, (_, at) => `/assets/part-${at}.js`);
  for (const name of names) await writeFile(join(folder, name), ' '.repeat(256 * 1024));
  for (const name of [...names, ...names]) expect((await send(name, '')).status).toBe(200);
  expect(reads).toEqual([...names, names.at(-1)]);
});

it('counts a response from memory as a request of an asset', async () => {
  const { send, parts } = await shop();
  await send('/assets/app-1.js', 'br');
  await send('/assets/app-1.js', 'br');
  await send('/assets/app-1.js', 'br', 'HEAD');
  expect(parts.metrics.text()).toContain('http_requests_total{kind="assets",status="200"} 3');
});
