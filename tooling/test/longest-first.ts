import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Slow test files, approximately the longest first. `main` is omitted: it measures a start, which is slow in parallel
 * with these files.
 */
export const longest: readonly string[] = [
  'malformed',
  'publish',
  'scale',
  'order-crash',
  'outside-postgres',
  'local-postgres',
  'cart-properties',
  'package-histories',
  'conformance',
  'thief-and-owner',
  'every-story',
  'stale-pages',
  'started-shop',
  'deployed-shop',
  'dev',
];

/**
 * Sorts the slowest files first. A slow file that starts last would run alone on one core while the others are idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
