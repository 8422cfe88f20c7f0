import { expect, it } from 'vitest';
import { outcomeOf } from './survivors.ts';

const source = "if (weights.length === 0) throw new RangeError('No weights');";
/** Returns Stryker's report of one mutation of {@link source}. */
function reportOf(was: string, replacement: string, status = 'Survived') {
  const column = source.indexOf(was) + 1;
  const location = { start: { line: 1, column }, end: { line: 1, column: column + was.length } };
  return { files: { 'src/split.ts': { source, mutants: [{ status, replacement, location }] } } };
}

it('excuses the message of an error, and not the condition before them', () => {
  const whyOf = (was: string, becomes: string) =>
    outcomeOf(reportOf(was, becomes), []).survivors[0]?.why;
  expect(whyOf("'No weights'", '""')).toMatch(/^message of an error/);
  expect(whyOf('weights.length === 0', 'false')).toBeUndefined();
});

it('excuses the change that a reason names, in its file, and no other', () => {
  const reason = { file: 'split.ts', was: 'weights.length === 0', becomes: 'false', why: 'so' };
  const whyOf = (becomes: string, reasons = [reason]) =>
    outcomeOf(reportOf('weights.length === 0', becomes), reasons).survivors[0]?.why;
  expect(whyOf('false')).toBe('so');
  expect(whyOf('true')).toBeUndefined();
  expect(whyOf('false', [{ ...reason, file: 'other.ts' }])).toBeUndefined();
});

it('names reasons of no survivor, and uses each reason once', () => {
  const reason = { file: 'split.ts', was: 'weights.length === 0', becomes: 'false', why: 'so' };
  const gone = { ...reason, was: 'weights.length < 1' };
  const report = reportOf('weights.length === 0', 'false');
  expect(outcomeOf(report, [reason, gone, reason]).unusedReasons).toEqual([gone, reason]);
});

it('scores the share of changes that a test noticed or that ended in a loop', () => {
  const scoreOf = (status: string) => outcomeOf(reportOf('0', '1', status), []).score;
  expect([
    scoreOf('Killed'),
    scoreOf('Timeout'),
    scoreOf('Survived'),
    scoreOf('NoCoverage'),
  ]).toEqual([100, 100, 0, 0]);
});
