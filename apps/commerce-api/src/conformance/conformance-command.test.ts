import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { runConformance } from './conformance-command.ts';
import { sections } from './sections.ts';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
let server: Server;
let url: string;

/** A web server that is no backend of this wire. */
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' });
    response.end('<h1>Not here</h1>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

it('prints a table, writes a file and ends with 1 for what is no backend', async () => {
  const printed: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const file = join(folder, 'found.json');
  expect(await runConformance(['--url', url, '--transport', 'header', '--json', file])).toBe(1);
  const table = printed.join('');
  expect(table.split('\n')[0]).toMatch(/^section +check +what holds +verdict$/);
  expect(table).toMatch(
    /Envelope and transport \(1\) +envelope\/json .* fails\n {4}cart\/create: the content type is "text\/html"/,
  );
  const count = sections.flatMap(({ checks }) => checks).length;
  expect(table.trimEnd().split('\n').at(-1)).toMatch(
    new RegExp(`^${count} checks: \\d+ hold, \\d+ fail, \\d+ skipped$`),
  );
  const written = JSON.parse(readFileSync(file, 'utf8')) as { checks: unknown[] };
  expect(written).toMatchObject({ url, transport: 'header', startedAt: expect.any(String) });
  expect(written.checks).toHaveLength(count);
  expect(written.checks[0]).toMatchObject({
    section: 'Envelope and transport',
    id: 'envelope/json',
    verdict: 'fails',
  });
});

it.each([
  ['no backend', [], '--url'],
  ['what is no address', ['--url', 'shop.example'], '--url'],
  ['another transport', ['--url', 'http://127.0.0.1:1', '--transport', 'cookie'], '--transport'],
  ['an option nobody knows', ['--url', 'http://127.0.0.1:1', '--fast'], '--fast'],
])('refuses %s and names the option', async (_story, args, option) => {
  await expect(runConformance(args)).rejects.toThrow(option);
});
