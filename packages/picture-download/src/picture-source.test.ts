import type { lookup as systemLookup } from 'node:dns';
import { request as httpRequest, type RequestListener } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { afterEach, expect, it } from 'vitest';
import { createPictureSource, type PictureSourceOptions } from './picture-source.ts';
import { gif, startPictureServer } from './test/picture-server.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<string> {
  const { origin, close } = await startPictureServer(answer);
  closers.push(close);
  return origin;
}

/** Creates a lookup that returns the given sets of addresses for each server name, one set per call. */
function lookupOf(names: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const calls: string[] = [];
  const lookup = (
    name: string,
    _options: unknown,
    callback: (error: null, found: readonly object[]) => void,
  ) => {
    const sets = names[name] ?? [];
    const found = sets[Math.min(calls.filter((call) => call === name).length, sets.length - 1)];
    calls.push(name);
    callback(
      null,
      (found ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { calls, lookup: lookup as unknown as typeof systemLookup };
}

function fetchWith(address: string, options: Partial<PictureSourceOptions> = {}) {
  return createPictureSource({ isLocalAllowed: true, timeoutMs: 5_000, ...options })(address);
}

it.each<[address: string, kind: string]>([
  ['https://127.0.0.1/a.jpg', 'local-address'],
  ['https://2130706433/a.jpg', 'local-address'],
  ['https://0x7f.1/a.jpg', 'local-address'],
  ['https://[::1]/a.jpg', 'local-address'],
  ['https://[::ffff:127.0.0.1]/a.jpg', 'local-address'],
  ['https://169.254.169.254/latest/meta-data/a.jpg', 'local-address'],
  ['http://8.8.8.8/a.jpg', 'not-https'],
  ['file:///etc/passwd', 'address'],
  ['ftp://cdn.example/a.jpg', 'address'],
  ['https://user:secret@cdn.example/a.jpg', 'address'],
  ['no address', 'address'],
])('[PD-1] %s is refused without a request', async (address, kind) => {
  expect(await fetchWith(address, { isLocalAllowed: false })).toEqual({
    ok: false,
    error: { kind },
  });
});

it.each<[addresses: readonly string[], kind: string]>([
  [['10.0.0.7'], 'local-address'],
  [['8.8.8.8', '10.0.0.7'], 'local-address'],
  [['fe80::1'], 'local-address'],
])('[PD-2] a name with the addresses %j is refused', async (addresses, kind) => {
  const { lookup } = lookupOf({ 'cdn.example': [addresses] });
  const options = { isLocalAllowed: false, lookup };
  expect(await fetchWith('https://cdn.example/a.jpg', options)).toEqual({
    ok: false,
    error: { kind },
  });
});

it('[PD-2] the address that was checked is the one that is asked', async () => {
  const origin = await serve((_request, response) => response.end(gif));
  const { port } = new URL(origin);
  // A second lookup would return another address.
  const { calls, lookup } = lookupOf({ 'shop.example': [['127.0.0.1'], ['8.8.8.8']] });
  expect(await fetchWith(`http://shop.example:${port}/a.gif`, { lookup })).toEqual({
    ok: true,
    value: gif,
  });
  expect(calls).toEqual(['shop.example']);
});

it.each<[location: string, kind: string]>([
  ['http://public.example/a.jpg', 'not-https'],
  ['http://8.8.8.8/a.jpg', 'not-https'],
  ['file:///etc/passwd', 'address'],
])('[PD-2] a redirect to %s is refused', async (location, kind) => {
  const origin = await serve((_request, response) => response.writeHead(302, { location }).end());
  const { lookup } = lookupOf({ 'public.example': [['8.8.8.8']] });
  expect(await fetchWith(`${origin}/a.jpg`, { lookup })).toEqual({ ok: false, error: { kind } });
});

it.each([
  'https://10.0.0.7/a.jpg',
  'http://10.0.0.7/a.jpg',
  'http://localhost/a.jpg',
  'https://169.254.169.254/latest/meta-data/a.jpg',
  'https://[::1]/a.jpg',
  'https://inner.example/a.jpg',
  'http://inner.example/a.jpg',
])('[PD-2] a redirect of a public server to the local address %s is refused', async (location) => {
  const origin = await serve((_request, response) => response.writeHead(302, { location }).end());
  const { lookup } = lookupOf({ 'inner.example': [['10.0.0.7']], localhost: [['127.0.0.1']] });
  // A local server replaces the public one, because a test cannot have its certificate.
  const sendHttps = ((url: URL, options: object, onResponse: () => void) =>
    url.hostname === '8.8.8.8'
      ? httpRequest(origin, onResponse)
      : httpsRequest(url, options, onResponse)) as typeof httpsRequest;
  const options = { isLocalAllowed: false, lookup, sendHttps };
  expect(await fetchWith('https://8.8.8.8/a.jpg', options)).toEqual({
    ok: false,
    error: { kind: 'local-address' },
  });
});

it('[PD-3] follows five redirects, also relative ones, and not a sixth', async () => {
  const origin = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end(gif);
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  expect(await fetchWith(`${origin}/5`)).toEqual({ ok: true, value: gif });
  expect(await fetchWith(`${origin}/6`)).toEqual({ ok: false, error: { kind: 'redirects' } });
});

it('[PD-4] a page with the status 200 and the type of a picture is none', async () => {
  const origin = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html>');
  });
  expect(await fetchWith(`${origin}/a.jpg`)).toEqual({ ok: false, error: { kind: 'type' } });
});

it('[PD-4] a picture without the type of one is one', async () => {
  const origin = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(gif);
  });
  expect(await fetchWith(`${origin}/a.jpg`)).toEqual({ ok: true, value: gif });
});

it.each([true, false])('[PD-5] a picture is too large, its length named: %s', async (isNamed) => {
  const body = Buffer.concat([gif, Buffer.alloc(100)]);
  const origin = await serve((_request, response) => {
    response.writeHead(200, isNamed ? { 'content-length': body.byteLength } : {});
    response.write(gif);
    response.end(body.subarray(gif.byteLength));
  });
  expect(await fetchWith(`${origin}/a.gif`, { maxBytes: 100 })).toEqual({
    ok: false,
    error: { kind: 'too-large' },
  });
});

it('[PD-5] a body that breaks off is no picture', async () => {
  const origin = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write(gif, () => response.destroy());
  });
  expect(await fetchWith(`${origin}/a.gif`)).toMatchObject({
    ok: false,
    error: { kind: 'unreachable' },
  });
});

it('[PD-6] an attempt ends after its time, also inside the body', async () => {
  const origin = await serve((_request, response) => {
    response.writeHead(200).write(gif);
  });
  expect(await fetchWith(`${origin}/a.gif`, { timeoutMs: 300 })).toEqual({
    ok: false,
    error: { kind: 'timeout' },
  });
});

it('[PD-6] names status and pause of a busy server', async () => {
  const origin = await serve((_request, response) =>
    response.writeHead(429, { 'retry-after': '7' }).end(),
  );
  expect(await fetchWith(`${origin}/a.gif`)).toEqual({
    ok: false,
    error: { kind: 'status', status: 429, retryAfterMs: 7_000 },
  });
});
