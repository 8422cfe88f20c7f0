import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long, about the longest first. Not `main`: it measures a start, and beside these that is slow. */
const longest = [
  'malformed',
  'publish',
  'order-crash',
  'outside-postgres',
  'cluster',
  'cart-laws',
  'conformance',
  'thief-and-owner',
  'every-story',
  'stale-pages',
  'killed-parts',
  'deployed-shop',
  'dev',
];

/** Begins with the files that take longest: begun last, one alone would keep one core busy and leave the others idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
