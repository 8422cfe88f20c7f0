import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildEnvironment } from './shop-revision.ts';

const root = resolve(import.meta.dirname, '../..');
const { status } = spawnSync(
  join(root, 'node_modules/.bin/turbo'),
  ['run', 'build', '--output-logs=errors-only', ...process.argv.slice(2)],
  { cwd: root, env: buildEnvironment(process.env, root), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
