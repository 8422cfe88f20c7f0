import { describe, expect, it } from 'vitest';
import { keepScreen, type KeptScreen } from './keep-screen.ts';

interface Place {
  readonly key: string;
  readonly query: string;
}

const place = (key: string, query = ''): Place => ({ key, query });
const keyOf = ({ key }: Place) => key;

/** Visits the entries in this order; each is given as screen key, query and history entry. */
function visit(limit: number, ...visits: readonly (readonly [string, string, string?])[]) {
  let screens: readonly KeptScreen<Place>[] = [];
  for (const [key, query, entry] of visits) {
    screens = keepScreen(screens, { place: place(key, query), entry }, keyOf, limit);
  }
  return screens;
}

describe('keepScreen', () => {
  it('shows a history entry with the screen that showed it', () => {
    const before = visit(10, ['list', '', 'a'], ['product', '', 'b']);
    const back = keepScreen(before, { place: place('list'), entry: 'a' }, keyOf, 10);
    expect(back.map(({ id }) => id)).toEqual([0, 1]);
    expect(back[0]?.place).toBe(before[1]?.place);
  });

  it('creates a new screen where a link leads to a stored page', () => {
    const screens = visit(10, ['list', '', 'a'], ['product', '', 'b'], ['list', '', 'c']);
    expect(screens.map(({ id }) => id)).toEqual([2, 1, 0]);
  });

  it('shows the screen of an entry also where the same page is visible', () => {
    const screens = visit(
      10,
      ['list', '', 'a'],
      ['product', '', 'b'],
      ['list', '', 'c'],
      ['list', '', 'a'],
    );
    expect(screens.map(({ id }) => id)).toEqual([0, 2, 1]);
  });

  it('renders another address of a screen in the same screen', () => {
    const screens = visit(10, ['list', '', 'a'], ['list', 'filter', 'b']);
    expect(screens).toEqual([{ id: 0, place: place('list', 'filter'), entries: ['a', 'b'] }]);
    expect(keepScreen(screens, { place: place('list'), entry: 'a' }, keyOf, 10)[0]?.place).toEqual(
      place('list'),
    );
  });

  it('stays the same while another page loads and while nothing changes', () => {
    const screens = visit(10, ['list', '', 'a']);
    expect(keepScreen(screens, { place: place('list'), entry: undefined }, keyOf, 10)).toBe(
      screens,
    );
    expect(keepScreen(screens, { place: place('list'), entry: 'a' }, keyOf, 10)).toBe(screens);
  });

  it('keeps at most a given number of screens, each once, the visible one first', () => {
    const entries = ['p1', 'p2', 'q1', 'q2', 'r1'];
    const steps = 5;
    const wrong: string[] = [];
    for (let sequence = 0; sequence < entries.length ** steps; sequence++) {
      const limit = (sequence % 3) + 1;
      let screens: readonly KeptScreen<Place>[] = [];
      for (let step = 0; step < steps; step++) {
        const entry = entries[Math.floor(sequence / entries.length ** step) % entries.length] ?? '';
        const key = entry.slice(0, 1);
        screens = keepScreen(screens, { place: place(key), entry }, keyOf, limit);
        const [shown] = screens;
        const ids = new Set(screens.map(({ id }) => id));
        const isRight = shown?.place.key === key && shown.entries.includes(entry);
        if (!isRight || screens.length > limit || ids.size !== screens.length) {
          wrong.push(`after step ${step} of sequence ${sequence}: ${JSON.stringify(screens)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
