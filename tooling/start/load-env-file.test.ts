import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'load-env-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the variables A and B that a program in the folder prints, and the messages of Node. */
function printed() {
  const args = ['--import', join(import.meta.dirname, 'load-env-file.ts'), '-p'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...args, 'JSON.stringify([process.env.A, process.env.B])'],
    { cwd: folder, encoding: 'utf8', env: { A: 'set' } },
  );
  return { values: stdout.trim(), stderr };
}

it('is silent where there is no file, and else loads the variables that are not set', () => {
  expect(printed()).toEqual({ values: '["set",null]', stderr: '' });
  writeFileSync(join(folder, '.env'), 'A=file\nB="from file"\n');
  expect(printed()).toEqual({ values: '["set","from file"]', stderr: '' });
});
