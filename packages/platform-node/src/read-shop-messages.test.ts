import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readShopMessages } from './read-shop-messages.ts';

const root = mkdtempSync(join(tmpdir(), 'shop-messages-'));
afterAll(() => rmSync(root, { recursive: true }));

function folderWith(files: Readonly<Record<string, string>>): string {
  const shopDir = mkdtempSync(join(root, 'shop-'));
  mkdirSync(join(shopDir, 'messages'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(shopDir, 'messages', name), text);
  }
  return shopDir;
}

it('reads the texts of screens and of emails, each by language', () => {
  const shopDir = folderWith({
    'hu.json': '{"Cart":"Kosaram"}',
    'emails.de.json': '{"Hello":"Hallo"}',
  });
  const read = readShopMessages(shopDir);
  if (!read.ok) throw new Error(read.error);
  expect([...read.value.screens]).toEqual([
    ['hu', { file: join(shopDir, 'messages/hu.json'), texts: { Cart: 'Kosaram' } }],
  ]);
  expect(read.value.emails.get('de')?.texts).toEqual({ Hello: 'Hallo' });
});

it('a shop without such a folder has none', () => {
  expect(readShopMessages(join(root, 'none'))).toMatchObject({ ok: true });
});

it('refuses a file of another name, with the fix', () => {
  expect(readShopMessages(folderWith({ 'magyar.json': '{}' }))).toMatchObject({
    ok: false,
    error: expect.stringMatching(
      /magyar\.json: is no file of texts: name it hu\.json, or emails\.hu/,
    ),
  });
});

it('refuses texts that cannot replace theirs, each with file, text and fix', () => {
  const texts = { Cart: 'Kosár {n}', Home: 'Nyitólap', 'Order {number}': 'Rendelés' };
  const shopDir = folderWith({
    'hu.json': JSON.stringify(texts),
    'emails.de.json': '{"<0>Terms</0>":"<0>AGB"}',
  });
  const file = (name: string) => join(shopDir, 'messages', name);
  expect(readShopMessages(shopDir)).toMatchObject({
    ok: false,
    error: [
      `${file('emails.de.json')}: <0>Terms</0>: <0> is not closed: write tags in pairs, as <0>…</0>`,
      `${file('hu.json')}: Cart: {n} is no value of this text: remove it`,
      `${file('hu.json')}: Order {number}: {number} is missing: use {number}`,
    ].join('\n'),
  });
});

it.each(['{', '{"Cart": ""}', '{"Cart": 1}'])('refuses %s with its file', (text) => {
  expect(() => readShopMessages(folderWith({ 'hu.json': text }))).toThrow(/messages\/hu\.json: /);
});
