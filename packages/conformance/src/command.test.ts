import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { runConformance, UsageError } from './command.ts';
import { sections } from './run/sections.ts';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
let server: Server;
let url: string;

/** A web server that does not implement this wire. */
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' });
    response.end('<h1>\u001B[31mNot here</h1>');
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

const checks = sections.flatMap((section) => section.checks);

function printedBy(run: () => Promise<number>) {
  const printed: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  return run().then((code) => ({ code, text: printed.join('') }));
}

it('[CF-2] makes at least 250 checks, each under an id of its own', () => {
  expect(checks.length).toBeGreaterThanOrEqual(250);
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  for (const { id, what, cites } of checks) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*\/[\w-]+$/);
    expect([what.length > 10, cites !== '']).toEqual([true, true]);
  }
});

it('[CF-3] [CF-4] [CF-5] prints a table, writes a file and returns 1 for a server that is no backend', async () => {
  const file = join(folder, 'found.json');
  const { code, text } = await printedBy(() =>
    runConformance([url, '--transport', 'header', '--json', file]),
  );
  expect(code).toBe(1);
  expect(text.split('\n')[0]).toMatch(/^section +check +what holds +verdict$/);
  expect(text).toMatch(
    /Envelope and transport \(1\) +envelope\/json .* fails\n {4}cart\/create: the content type is "text\/html"/,
  );
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text.trimEnd().split('\n').at(-1)).toMatch(
    new RegExp(`^${checks.length} checks: \\d+ hold, \\d+ fail, \\d+ skipped$`),
  );
  const written = JSON.parse(readFileSync(file, 'utf8')) as { checks: unknown[] };
  expect(written).toMatchObject({ url, transport: 'header', startedAt: expect.any(String) });
  expect(written.checks).toHaveLength(checks.length);
  expect(written.checks[0]).toMatchObject({
    section: 'Envelope and transport',
    id: 'envelope/json',
    verdict: 'fails',
  });
});

it.each([
  ['no backend', [], 'URL'],
  ['what is no address', ['shop.example'], 'URL'],
  ['two backends', ['http://127.0.0.1:1', 'http://127.0.0.1:2'], 'http://127.0.0.1:2'],
  ['another transport', ['http://127.0.0.1:1', '--transport', 'cookie'], '--transport'],
  ['an unknown option', ['http://127.0.0.1:1', '--fast'], '--fast'],
])('[CF-1] refuses %s and names it', async (_story, args, name) => {
  const refusal = runConformance(args);
  await expect(refusal).rejects.toThrow(name);
  await expect(refusal).rejects.toBeInstanceOf(UsageError);
});

it('[CF-6] exits with 2 after wrong use and with 0 after --help', async () => {
  const bin = ['--conditions=@shop/source', join(import.meta.dirname, 'bin.ts')];
  const run = promisify(execFile);
  await expect(run(process.execPath, [...bin, '--fast'])).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^shop-conformance: .*--fast.*\n$/),
  });
  const { stdout } = await run(process.execPath, [...bin, '--help']);
  expect(stdout).toMatch(/^Usage: shop-conformance URL/);
});
