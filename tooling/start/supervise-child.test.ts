import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startChild } from './child.ts';
import { superviseChild } from './supervise-child.ts';

it('a server is started again when it is asked to, and stays ended after a stop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'supervise-child-'));
  const script = join(folder, 'server.mjs');
  writeFileSync(script, 'process.send({ pid: process.pid }); setInterval(() => {}, 1000);');
  const pids: number[] = [];
  const lines: string[] = [];
  const child = superviseChild(
    'The server',
    () =>
      startChild(
        script,
        {},
        {
          cwd: folder,
          log: () => {},
          onMessage: (message) => pids.push((message as { readonly pid: number }).pid),
          isReady: () => true,
        },
      ),
    (line) => lines.push(line),
  );
  await child.ready;
  child.restart('shop.json changed');
  await vi.waitFor(() => expect(new Set(pids).size).toBe(2), { timeout: 60_000 });
  expect(lines[0]).toBe('The server starts again: shop.json changed');
  await child.stop(10_000);
  child.restart('shop.json changed');
  expect(pids).toHaveLength(2);
  rmSync(folder, { recursive: true });
});

it('a server that waits at its first start is started again when it is asked to, and is then ready', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'supervise-child-'));
  const script = join(folder, 'server.mjs');
  // Waits without being ready, as `node --watch` does after an error.
  writeFileSync(script, `console.log('waiting'); setInterval(() => {}, 1000);`);
  const lines: string[] = [];
  let output = '';
  const child = superviseChild(
    'The server',
    () =>
      startChild(
        script,
        {},
        { cwd: folder, log: (text) => (output += text), isReady: (message) => message === 'ready' },
      ),
    (line) => lines.push(line),
  );
  await vi.waitFor(() => expect(output).toContain('waiting'), { timeout: 60_000 });
  writeFileSync(script, `process.send('ready'); setInterval(() => {}, 1000);`);
  child.restart('products.ndjson changed');
  expect(await child.ready).toBe('ready');
  expect(lines).toEqual(['The server starts again: products.ndjson changed']);
  await child.stop(10_000);
  rmSync(folder, { recursive: true });
}, 60_000);
