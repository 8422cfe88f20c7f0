import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allowedSkips, judgeSkips } from './allowed-skips.ts';
import { journeysReport, suiteReport } from './suite-report.ts';

const root = resolve(import.meta.dirname, '../..');

describe('a skipped test', () => {
  const allowed = [{ test: 'redis.test.ts: with Redis', reason: 'no Redis here' }];

  it('is listed with its reason', () => {
    expect(judgeSkips(['packages/a/redis.test.ts: with Redis counts'], allowed)).toEqual({
      listed: [{ test: 'packages/a/redis.test.ts: with Redis counts', reason: 'no Redis here' }],
      unlisted: [],
    });
  });

  it.each(['packages/a/redis.test.ts: counts', 'packages/a/no-redis.test.ts: with Redis counts'])(
    'fails when no reason is listed: %s',
    (test) => {
      expect(judgeSkips([test], allowed)).toEqual({
        listed: [],
        unlisted: [`${test}: skipped without a reason in tooling/test/allowed-skips.ts`],
      });
    },
  );
});

it.each(allowedSkips)('the skipped test that is allowed is one: $test', ({ test }) => {
  const [name = '', title = ''] = test.split(/: (.*)/s);
  const list = spawnSync('git', ['ls-files', `*/${name}`], { cwd: root, encoding: 'utf8' });
  const files = list.stdout.trim().split('\n');
  expect(files).toHaveLength(1);
  const source = readFileSync(join(root, files[0] ?? ''), 'utf8');
  for (const part of title.split(' > ')) expect(source).toContain(`'${part}`);
});

describe('the report of vitest', () => {
  it('counts what passed, and names what failed, was skipped or did not load', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitest-report-'));
    try {
      const tests = `import { describe, expect, it } from 'vitest';
        it('passes', () => { expect(1).toBe(1); });
        it('fails', () => { expect(1).toBe(2); });
        describe.skip('group', () => { it('skipped', () => { expect(1).toBe(1); }); });
        it.todo('to be written');`;
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      writeFileSync(join(folder, 'some.test.ts'), tests);
      writeFileSync(join(folder, 'broken.test.ts'), `throw new Error('does not load');`);
      const reportFile = join(folder, 'report.json');
      const reporter = join(import.meta.dirname, 'vitest-report.ts');
      spawnSync(
        join(root, 'node_modules/.bin/vitest'),
        ['run', `--root=${folder}`, `--reporter=${reporter}`],
        { env: { ...process.env, VITEST_REPORT: reportFile }, cwd: folder },
      );
      const report = v.parse(suiteReport, JSON.parse(readFileSync(reportFile, 'utf8')));
      expect(report.passed).toBe(1);
      expect(report.failures.toSorted()).toEqual([
        'broken.test.ts: does not load',
        expect.stringMatching(/^some.test.ts: fails: expected 1 to be 2/),
      ]);
      expect(report.skipped).toEqual([
        'some.test.ts: group > skipped',
        'some.test.ts: to be written',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the report of the journeys', () => {
  const journey = (title: string, ok: boolean, status: string, errors: readonly string[] = []) => ({
    ok,
    title,
    file: 'e2e/cart.spec.ts',
    tests: [{ status, results: [{ errors: errors.map((message) => ({ message })) }] }],
  });

  it('names a journey that failed on its second device', () => {
    const [first, second] = [
      journey('fails on a phone', true, 'expected'),
      journey('', false, 'unexpected', ['timed out']),
    ];
    const spec = { ...first, tests: [...first.tests, ...second.tests] };
    const json = { stats: { expected: 1, flaky: 0 }, suites: [{ specs: [spec] }] };
    expect(v.parse(journeysReport, json).failures).toEqual([
      'cart.spec.ts: fails on a phone: timed out',
    ]);
  });

  it('names the element that a failed step awaited, and the line of the step', () => {
    const spec = journey('fails', false, 'unexpected');
    const message =
      'expect(locator).toBeVisible() failed\n\nLocator: getByRole(region)\nTimeout: 5000ms';
    const error = { message, location: { file: '/e2e/cart.spec.ts', line: 65 } };
    const tests = [{ status: 'unexpected', results: [{ errors: [error] }] }];
    const json = { stats: { expected: 0, flaky: 0 }, suites: [{ specs: [{ ...spec, tests }] }] };
    expect(v.parse(journeysReport, json).failures).toEqual([
      'cart.spec.ts: fails: expect(locator).toBeVisible() failed\nLocator: getByRole(region) (cart.spec.ts:65)',
    ]);
  });

  it('names what failed with the first line of its error and its differences, and what was skipped', () => {
    const json = {
      stats: { expected: 2, flaky: 1, skipped: 1 },
      errors: [{ message: 'a worker ended' }],
      suites: [
        {
          specs: [journey('passes', true, 'expected'), journey('skipped', true, 'skipped')],
          suites: [
            {
              specs: [
                journey('fails', false, 'unexpected', [
                  '\u001b[31mred\u001b[39m\n- expected\n  same\n\u001b[32m+ received\u001b[39m\nat 1',
                ]),
              ],
            },
          ],
        },
      ],
    };
    expect(v.parse(journeysReport, json)).toEqual({
      passed: 3,
      failures: ['cart.spec.ts: fails: red\n- expected\n+ received', 'a worker ended'],
      skipped: ['cart.spec.ts: skipped'],
    });
  });
});
