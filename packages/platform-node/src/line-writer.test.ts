import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createLineWriter } from './line-writer.ts';

it('writes the lines of a while together', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const lines = createLineWriter({ write: (text) => written.push(text), everyMs: 200 });
  lines.write('a\n');
  vi.advanceTimersByTime(150);
  lines.write('b\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(written).toEqual(['a\nb\n']);
  lines.write('c\n');
  vi.advanceTimersByTime(200);
  expect(written).toEqual(['a\nb\n', 'c\n']);
  vi.useRealTimers();
});

it('renders at most the configured number of emails at once', () => {
  const written: string[] = [];
  const lines = createLineWriter({ write: (text) => written.push(text), maxLength: 5 });
  for (const line of ['12\n', '34\n', '5\n']) lines.write(line);
  expect(written).toEqual(['12\n']);
  lines.flush();
  lines.flush();
  expect(written).toEqual(['12\n', '34\n5\n']);
});

async function outputOf(ending: string) {
  const module = join(import.meta.dirname, 'line-writer.ts');
  const script = `
    import { createLineWriter } from ${JSON.stringify(module)};
    const lines = createLineWriter({ everyMs: 60_000 });
    for (let index = 0; index < 100; index++) lines.write('line ' + index + '\\n');
    ${ending}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  return output.trimEnd().split('\n');
}

it.each([
  ['ends by itself', ''],
  ['exits', 'process.exit(0);'],
  ['dies of an error nobody caught', "setTimeout(() => { throw new Error('bug'); }, 1);"],
  ['dies of a promise nobody caught', "void Promise.reject(new Error('bug'));"],
])('loses no line when the process %s', async (_story, ending) => {
  const lines = await outputOf(ending);
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([100, 'line 0', 'line 99']);
});
