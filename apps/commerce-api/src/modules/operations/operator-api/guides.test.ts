import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { operatorCallList, readScopes } from '@shop/operator-api';
import { createCommands, type ShopCommands } from '@shop/shop-cli';
import { freePort } from '@shop/testing/free-port';

const guides = resolve(import.meta.dirname, '../../../../../../docs/guides');
const erpGuide = readFileSync(join(guides, 'connect-an-erp.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'guides-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the words of a command line, without quotes. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );
}

/** Returns the complete `pnpm shop` commands in a guide. */
function commandsOf(text: string): readonly string[] {
  return [...text.matchAll(/pnpm shop ([a-z][^`\n|]*)(?:`|$)/gm)].map(([, words = '']) => words);
}

const commands = globSync('*.md', { cwd: guides }).flatMap((name) =>
  commandsOf(readFileSync(join(guides, name), 'utf8')).map((words) => [name, words] as const),
);
/** Names of commands in a sentence, without their arguments. */
const named = new Set(['import', 'stock', 'prices', 'orders']);

/** Returns what the API would refuse in a call of a guide, for a key with these scopes. */
function problemsOf(
  line: string,
  path: string,
  query: string,
  scopes: readonly string[],
): readonly string[] {
  const method = / (?:-d|--data-binary) /.test(line) ? 'POST' : 'GET';
  const isCalled = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  const [, call] =
    operatorCallList.find(([, known]) => known.method === method && isCalled(known.path)) ?? [];
  if (call === undefined) return ['no such call'];
  const [, body] = /-d '([^']+)'/.exec(line) ?? [];
  const isBodyValid =
    body === undefined || call.body === undefined || v.is(call.body, JSON.parse(body));
  const names = [...new URLSearchParams(query).keys()];
  return [
    scopes.includes(call.scope) ? '' : 'no scope',
    isBodyValid ? '' : 'body',
    names.every((name) => name in call.query.entries) ? '' : 'query',
    call.once === 'required' && !line.includes('Idempotency-Key') ? 'no Idempotency-Key' : '',
  ].filter((problem) => problem !== '');
}

describe('the guides', () => {
  it.each(commands.filter(([, words]) => !named.has(words)))(
    '%s: `pnpm shop %s` is a command',
    async (_name, words) => {
      const calls: string[] = [];
      const work = new Proxy({} as ShopCommands, {
        get: (_target, name) => () => {
          calls.push(String(name));
          return Promise.resolve(0);
        },
      });
      await createCommands(work).parseAsync([...wordsOf(words)], { from: 'user' });
      expect(calls).toHaveLength(1);
    },
  );

  it('the key of connect-an-erp may make each of its calls, which the API has', () => {
    const [, scopeText = ''] = /--scopes '([^']+)'/.exec(erpGuide) ?? [];
    const read = readScopes(scopeText);
    const scopes: readonly string[] = 'scopes' in read ? read.scopes : [];
    const lines = [...erpGuide.matchAll(/curl [^`]*?"\$SHOP(\/[^"?]*)([^"]*)"/g)];
    expect(lines).toHaveLength(6);
    const problems = lines.flatMap(([line, path = '', query = '']) =>
      problemsOf(line, path, query, scopes).map((problem) => `${problem}: ${line}`),
    );
    expect(problems).toEqual([]);
  });

  it('the receiver of connect-an-erp verifies events, and takes each once', async () => {
    const [, program = ''] = /```js\n([\s\S]*?)```/.exec(erpGuide) ?? [];
    const file = join(folder, 'receiver.mjs');
    writeFileSync(file, program);
    const key = randomBytes(32);
    const port = await freePort();
    const env = { PORT: String(port), WEBHOOK_SECRET: `whsec_${key.toString('base64')}` };
    const receiver = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    receiver.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    try {
      const body = JSON.stringify({
        type: 'order.paid',
        data: { order_number: 'Z-1', status: 'processing' },
      });
      const send = async (id: string, { body: sent = body, ageS = 0, signer = key } = {}) => {
        const timestamp = String(Math.round(Date.now() / 1000) - ageS);
        const signed = createHmac('sha256', signer).update(`${id}.${timestamp}.${body}`);
        const headers = {
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signed.digest('base64')}`,
        };
        const address = `http://127.0.0.1:${port}/`;
        return (await fetch(address, { method: 'POST', headers, body: sent })).status;
      };
      await vi.waitFor(async () => expect(await send('evt_1')).toBe(204), 10_000);
      expect(await send('evt_1')).toBe(204);
      expect(await send('evt_2', { ageS: 600 })).toBe(401);
      expect(await send('evt_3', { body: body.replace('Z-1', 'Z-2') })).toBe(401);
      expect(await send('evt_4', { signer: randomBytes(32) })).toBe(401);
      expect(output).toBe('order.paid Z-1 processing\n');
    } finally {
      receiver.kill();
    }
  }, 20_000);
});
