import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import * as v from 'valibot';
import { readRoutes } from './routes.ts';
import { mergeScreens, opened, readScreens, screensText, type Screen } from './screens-table.ts';
import { createTestLookup } from './test-lookup.ts';

const root = resolve(import.meta.dirname, '../../..');
const file = join(root, 'docs/spec/screens.md');

/** Schema of the visit that `shop-test.ts` records. */
const visit = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    path: v.string(),
    state: v.optional(v.string(), opened),
    screenshot: v.optional(v.string()),
  }),
);

/**
 * Compares `docs/spec/screens.md` with the screens that the tests of this run visited. With `-u` it writes the
 * document. Without it, the run fails if the document lacks a visited state, or names a state that its test did not
 * show.
 */
export default class ScreensReporter implements Reporter {
  private readonly routes = readRoutes(root);
  private readonly met: Screen[] = [];
  private readonly ran = new Set<string>();
  private writes = false;

  onBegin(config: FullConfig): void {
    this.writes = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    const name = `${basename(test.location.file)}: ${test.title}`;
    this.ran.add(name);
    for (const { type, description } of annotations) {
      if (type !== 'visit') continue;
      const { path, state, screenshot } = v.parse(visit, description);
      this.met.push({ route: this.routes.patternOf(path), state, tests: [name], screenshot });
    }
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const before = readScreens(readFileSync(file, 'utf8'));
    const { patterns } = this.routes;
    const isThere = createTestLookup(join(root, 'apps/storefront/e2e'));
    // A renamed test did not run under its old title, so the entries of the old title are removed.
    const isStored = (test: string) => !this.ran.has(test) && isThere(test);
    const after = mergeScreens(patterns, before, this.met, isStored);
    if (this.writes) {
      writeFileSync(file, screensText(after));
      return undefined;
    }
    const key = ({ route, state }: Screen) => `${route}: ${state}`;
    const named = new Set(before.map(key));
    const missing = after.filter((screen) => screen.state !== opened && !named.has(key(screen)));
    const afterKeys = new Set(after.map(key));
    const gone = before.filter((screen) => !afterKeys.has(key(screen)));
    if (missing.length + gone.length === 0) return undefined;
    const list = [
      ...missing.map((s) => `not in it: ${key(s)}`),
      ...gone.map((s) => `no test shows: ${key(s)}`),
    ];
    process.stdout.write(
      `\ndocs/spec/screens.md is stale (pnpm e2e -u writes it):\n  ${list.join('\n  ')}\n`,
    );
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
