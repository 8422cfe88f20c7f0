import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '@shop/operator-api';
import { expect, it, vi } from 'vitest';
import { createRemoteCommands, refusedCommands } from './remote-commands.ts';

const unused = { call: () => Promise.reject(new Error('No call is expected.')) };

it.each(refusedCommands)(
  'refuses %s with one sentence that says what to do',
  async (name, text) => {
    const command = createRemoteCommands(unused, () => 'key')[name] as () => Promise<number>;
    await expect(command()).rejects.toThrow(text);
    expect(text).toMatch(/^[A-Z][^.]{20,}\.$/);
    expect(text).toMatch(
      /: (?:run|to ask now, run|for all products, run) this .* SHOP_URL|: shop /,
    );
  },
);

it('refuses a moment that is none before it sends anything', async () => {
  const { eventReplay } = createRemoteCommands(unused, () => 'key');
  await expect(eventReplay('yesterday')).rejects.toThrow('"yesterday" is no moment');
});

it('waits while the key has made too many calls, and not for ever', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const folder = await mkdtemp(join(tmpdir(), 'redirects-'));
  const file = join(folder, 'redirects.csv');
  await writeFile(file, 'from,to\n/a,/b\n');
  let refusals = 3;
  const client = {
    call: () =>
      refusals-- > 0
        ? Promise.reject(new OperatorError(429, 'too-many-requests', 'Too many calls.'))
        : Promise.resolve({} as never),
  };
  const waits: number[] = [];
  const wait = async (ms: number) => waits.push(ms);
  const { redirectImport } = createRemoteCommands(client, () => 'key', wait);
  expect(await redirectImport(file)).toBe(0);
  expect(waits).toEqual([10_000, 10_000, 10_000]);
  expect(printed).toHaveBeenLastCalledWith('redirects.csv: 1 added, 0 refused\n');
  refusals = Infinity;
  await expect(redirectImport(file)).rejects.toThrow('Too many calls.');
  expect(waits).toHaveLength(15);
  printed.mockRestore();
  await rm(folder, { recursive: true });
});
