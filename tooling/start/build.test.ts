import { execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { build: string };
};

/** Returns the hash by which turbo finds an earlier build of the storefront. */
function buildHash(shopDir: string): string | undefined {
  const text = execSync(`${scripts.build} --filter=@shop/storefront --dry-run=json`, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
      SHOP_DIR: shopDir,
    },
  });
  const { tasks } = JSON.parse(text) as { tasks: { taskId: string; hash: string }[] };
  return tasks.find(({ taskId }) => taskId === '@shop/storefront#build')?.hash;
}

it('`pnpm build` builds the storefront anew when a file of the shop folder has changed', () => {
  const shopDir = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    writeFileSync(join(shopDir, 'shop.json'), '{}');
    const first = buildHash(shopDir);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(buildHash(shopDir)).toBe(first);
    writeFileSync(join(shopDir, 'shop.json'), '{ "shop": {} }');
    expect(buildHash(shopDir)).not.toBe(first);
  } finally {
    rmSync(shopDir, { recursive: true });
  }
}, 60_000);
