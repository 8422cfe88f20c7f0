import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { storefrontConfig } from '../../../packages/shop-config/src/index.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Fields that no code reads, with the reason why they exist. */
const unread = new Map([
  ['api.deduplicationThreshold', 'docs/decisions/0015: repeats are left out at every length'],
]);

/** Matches files that declare, check or fill a field. They do not count as readers of it. */
const declaring =
  /shop-config\/src\/(?:sections\/|schema|cross-problems|storefront-config|readme-example)|\.test\.|\/test\//;
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !declaring.test(file))
  .map((file) => withoutComments(readFileSync(join(root, file), 'utf8')));

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the paths of all fields. Of a list of objects, it returns the paths in the first object. */
function fields(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (Array.isArray(value)) return isGroup(value[0]) ? fields(value[0], [...path, '0']) : [path];
  if (!isGroup(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => fields(inner, [...path, name]));
}

/**
 * Returns true if a source file names the field. A name of one word counts only in a file that also names its section.
 */
function isRead(path: readonly string[]): boolean {
  const [owner = '', name = ''] = path.slice(-2);
  const words = /[A-Z_]/.test(name) || owner === '0' ? [name] : [name, owner];
  const named = words.map((word) => new RegExp(`\\b${word}\\b`));
  return sources.some((text) => named.every((word) => word.test(text)));
}

it('every field of the shop’s configuration is read by somebody', () => {
  const unnamed = fields(storefrontConfig).filter((path) => !isRead(path));
  expect(unnamed.map((path) => path.join('.'))).toEqual([...unread.keys()]);
});
