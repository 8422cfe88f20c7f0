import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { storeStartSettings } from './start-settings-file.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'load-shop-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the mode, address and one other variable that a program with the flags of `pnpm shop` gets. */
function settingsOfShop(env: NodeJS.ProcessEnv) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const flags = (scripts['shop'] ?? '').split(' ').slice(1, -1);
  const args = flags.map((flag) => (flag.startsWith('./') ? join(root, flag) : flag));
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...args,
      '-p',
      "['SHOP_MODE', 'PUBLIC_URL', 'A'].map((name) => process.env[name] ?? '').join()",
    ],
    { cwd: folder, encoding: 'utf8', env },
  );
  return stdout.trim();
}

it('a command has the settings of the start with its data folder, and those of .env', () => {
  expect(settingsOfShop({ DATA_DIR: folder })).toBe(',,');
  storeStartSettings(folder, { SHOP_MODE: 'demo', PUBLIC_URL: 'http://localhost:4000', KEY: 'no' });
  writeFileSync(join(folder, '.env'), 'A=file\n');
  expect(settingsOfShop({ DATA_DIR: folder })).toBe('demo,http://localhost:4000,file');
  expect(settingsOfShop({ DATA_DIR: join(folder, 'other') })).toBe(',,file');
  expect(settingsOfShop({ DATA_DIR: folder, SHOP_MODE: 'production' })).toBe(
    'production,http://localhost:4000,file',
  );
});

it('a start without an address leaves no former one', () => {
  storeStartSettings(folder, { SHOP_MODE: 'production' });
  expect(readFileSync(join(folder, 'start.env'), 'utf8')).toBe('SHOP_MODE="production"\n');
});
