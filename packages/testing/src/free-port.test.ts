import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('returns ports that no system gives to anybody, each once', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('returns a port that a server can listen on', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  expect(server.listening).toBe(true);
  server.close();
});

it('keeps a port for this process while other processes look for one', async () => {
  const port = await freePort();
  // The other process tries that port three times.
  const script = `
    const { random } = Math;
    let tries = 0;
    Math.random = () => (++tries > 3 ? random() : (${port} - 15_000 + 0.5) / 17_000);
    const { freePort } = await import('${new URL('./free-port.ts', import.meta.url).href}');
    const found = await freePort();
    console.log(tries > 3 && found !== ${port});`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(output).toBe('true\n');
});
