import { expect, it, vi } from 'vitest';
import { unsafeBrand, type Sku } from './brand.ts';
import { createObservable } from './observable.ts';
import { err, ok } from './result.ts';

it('[KE-1] results are distinguished by ok', () => {
  expect(ok(2)).toEqual({ ok: true, value: 2 });
  expect(ok()).toEqual({ ok: true, value: undefined });
  expect(err({ kind: 'offline' })).toEqual({ ok: false, error: { kind: 'offline' } });
});

it('[KE-2] get returns the newest value, also inside a listener', () => {
  const value = createObservable('a');
  const heard: string[] = [];
  value.subscribe(() => heard.push(value.get()));
  value.set('b');
  expect(heard).toEqual(['b']);
  expect(value.get()).toBe('b');
});

it.each([
  ['the same text', 'a', 'a'],
  ['no number twice', Number.NaN, Number.NaN],
])('[KE-3] no listener is called for %s', (_story, first, second) => {
  const value = createObservable<unknown>(first);
  const listener = vi.fn<() => void>();
  value.subscribe(listener);
  value.set(second);
  expect(listener).not.toHaveBeenCalled();
});

it('[KE-3] each listener is called once for each change, and an equal object is a change', () => {
  const value = createObservable<object>({});
  const listeners = [vi.fn<() => void>(), vi.fn<() => void>()];
  for (const listener of listeners) value.subscribe(listener);
  value.set({});
  value.set({});
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(2);
});

it('[KE-4] a removed listener is not called again, and removing it twice removes no other', () => {
  const value = createObservable(0);
  const stopped = vi.fn<() => void>();
  const other = vi.fn<() => void>();
  const stop = value.subscribe(stopped);
  value.subscribe(other);
  stop();
  stop();
  value.set(1);
  expect(stopped).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledOnce();
});

it('[KE-4] a listener removed during a notification is not called', () => {
  const value = createObservable(0);
  const late = vi.fn<() => void>();
  const stops: (() => void)[] = [];
  value.subscribe(() => stops.forEach((stop) => stop()));
  stops.push(value.subscribe(late));
  value.set(1);
  expect(late).not.toHaveBeenCalled();
});

it('[KE-5] a named value is the value', () => {
  expect(unsafeBrand<Sku>('FELHO')).toBe('FELHO');
});

it('[KE-4] a listener added during a notification is called for the next change', () => {
  const value = createObservable(0);
  const late = vi.fn<() => void>();
  const stop = value.subscribe(() => void value.subscribe(late));
  value.set(1);
  expect(late).not.toHaveBeenCalled();
  stop();
  value.set(2);
  expect(late).toHaveBeenCalledOnce();
});
