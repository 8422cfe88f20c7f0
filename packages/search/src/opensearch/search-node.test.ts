import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@opensearch-project/opensearch';
import { expect, it, onTestFinished } from 'vitest';
import { createSearchNode, type SearchNode } from './search-node.ts';

interface Reply {
  readonly status?: number;
  readonly body: object;
}

/** Node with scripted replies; `requests` has the path and the lines of each request. */
async function scriptedNode(reply: (path: string, count: number) => Reply) {
  const requests: { readonly path: string; readonly lines: readonly string[] }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const { status = 200, body } = reply(path, requests.length);
      const text = Buffer.concat(chunks).toString().trim();
      requests.push({ path, lines: text === '' ? [] : text.split('\n') });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new Client({ node: `http://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await client.close();
    server.close();
  });
  const node: SearchNode = createSearchNode(client, 30_000);
  return { node, requests };
}

const changes = ['1', '2', '3'].map((id) => ({ kind: 'index' as const, id, body: { id } }));
const statuses = (...list: readonly number[]): Reply => ({
  body: { items: list.map((status) => ({ index: { status } })) },
});

it('[SE-23] sends changes again that an overloaded node has refused, those only', async () => {
  const { node, requests } = await scriptedNode((path, count) => {
    if (!path.endsWith('_bulk')) return { body: {} };
    return count === 0 ? statuses(201, 429, 429) : statuses(201, 200);
  });
  await node.bulk('shop', changes);
  expect(requests.map(({ path, lines }) => [path, lines.filter((_, at) => at % 2 === 1)])).toEqual([
    ['/shop/_bulk', ['{"id":"1"}', '{"id":"2"}', '{"id":"3"}']],
    ['/shop/_bulk', ['{"id":"2"}', '{"id":"3"}']],
  ]);
});

it('[SE-23] rejects a change that a node refuses for another reason', async () => {
  const { node } = await scriptedNode(() => statuses(201, 400, 201));
  await expect(node.bulk('shop', changes)).rejects.toThrow('refused a change');
});

it('[SE-23] takes a deleted or known document for done', async () => {
  const { node, requests } = await scriptedNode((path) =>
    path.endsWith('_bulk') ? statuses(404, 409, 200) : { body: {} },
  );
  await node.bulk('shop', changes);
  expect(requests).toHaveLength(1);
});

it('[SE-23] sends changes in parts of 500, one part at a time', async () => {
  const { node, requests } = await scriptedNode((path, count) =>
    path.endsWith('_bulk')
      ? statuses(...Array.from({ length: count === 0 ? 500 : 1 }, () => 200))
      : { body: {} },
  );
  await node.bulk(
    'shop',
    Array.from({ length: 501 }, (_, at) => ({ kind: 'delete' as const, id: String(at) })),
  );
  expect(requests.map(({ lines }) => lines.length)).toEqual([500, 1]);
});

it('[SE-45] names the searches whose replies with hits a node keeps', async () => {
  const { node, requests } = await scriptedNode(() => ({ body: { responses: [] } }));
  const [counts, page] = [{ size: 0 }, { size: 24 }];
  await node.search('shop', [counts, page], [page]);
  const header = { index: 'shop', ignore_unavailable: true };
  expect(requests[0]?.lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    header,
    counts,
    { ...header, request_cache: true },
    page,
  ]);
});

it.each<[what: string, response: object]>([
  ['whose time ran out', { timed_out: true }],
  ['of some shards only', { _shards: { total: 1, failed: 1 } }],
  ['without hits', { hits: undefined }],
])('[SE-24] rejects an answer %s', async (_what, fault) => {
  const whole = { timed_out: false, _shards: { total: 1, failed: 0 }, hits: { hits: [] } };
  const { node } = await scriptedNode((_path, count) => ({
    body: { responses: [count === 0 ? whole : { ...whole, ...fault }] },
  }));
  expect(await node.search('shop', [{}])).toHaveLength(1);
  await expect(node.search('shop', [{}])).rejects.toThrow('Invalid');
});
