import { describe, expect, it } from 'vitest';
import { keepScreen, type KeptScreen } from './keep-screen.ts';

interface Place {
  readonly key: string;
  readonly query: string;
}

const place = (key: string, query = ''): Place => ({ key, query });
const keyOf = ({ key }: Place) => key;

/** Visits one entry after the other; each is written as key, query and entry. */
function visit(limit: number, ...visits: readonly (readonly [string, string, string?])[]) {
  let kept: readonly KeptScreen<Place>[] = [];
  for (const [key, query, entry] of visits) {
    kept = keepScreen(kept, { place: place(key, query), entry }, keyOf, limit);
  }
  return kept;
}

describe('keepScreen', () => {
  it('shows a history entry with the screen that showed it', () => {
    const before = visit(10, ['list', '', 'a'], ['product', '', 'b']);
    const back = keepScreen(before, { place: place('list'), entry: 'a' }, keyOf, 10);
    expect(back.map(({ id }) => id)).toEqual([0, 1]);
    expect(back[0]?.place).toBe(before[1]?.place);
  });

  it('creates a new screen where a link leads to a stored page', () => {
    const kept = visit(10, ['list', '', 'a'], ['product', '', 'b'], ['list', '', 'c']);
    expect(kept.map(({ id }) => id)).toEqual([2, 1, 0]);
  });

  it('shows the screen of an entry also where the same page is visible', () => {
    const kept = visit(
      10,
      ['list', '', 'a'],
      ['product', '', 'b'],
      ['list', '', 'c'],
      ['list', '', 'a'],
    );
    expect(kept.map(({ id }) => id)).toEqual([0, 2, 1]);
  });

  it('renders another address of a screen in the same screen', () => {
    const kept = visit(10, ['list', '', 'a'], ['list', 'filter', 'b']);
    expect(kept).toEqual([{ id: 0, place: place('list', 'filter'), entries: ['a', 'b'] }]);
    expect(keepScreen(kept, { place: place('list'), entry: 'a' }, keyOf, 10)[0]?.place).toEqual(
      place('list'),
    );
  });

  it('stays the same while another page loads and while nothing changes', () => {
    const kept = visit(10, ['list', '', 'a']);
    expect(keepScreen(kept, { place: place('list'), entry: undefined }, keyOf, 10)).toBe(kept);
    expect(keepScreen(kept, { place: place('list'), entry: 'a' }, keyOf, 10)).toBe(kept);
  });

  it('keeps at most a given number of screens, each once, the visible one first', () => {
    const entries = ['p1', 'p2', 'q1', 'q2', 'r1'];
    const steps = 5;
    const wrong: string[] = [];
    for (let sequence = 0; sequence < entries.length ** steps; sequence++) {
      const limit = (sequence % 3) + 1;
      let kept: readonly KeptScreen<Place>[] = [];
      for (let step = 0; step < steps; step++) {
        const entry = entries[Math.floor(sequence / entries.length ** step) % entries.length] ?? '';
        const key = entry.slice(0, 1);
        kept = keepScreen(kept, { place: place(key), entry }, keyOf, limit);
        const [shown] = kept;
        const ids = new Set(kept.map(({ id }) => id));
        const isRight = shown?.place.key === key && shown.entries.includes(entry);
        if (!isRight || kept.length > limit || ids.size !== kept.length) {
          wrong.push(`after step ${step} of sequence ${sequence}: ${JSON.stringify(kept)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
