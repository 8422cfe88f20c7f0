import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useExpiry } from './use-expiry.ts';

const expired: string[] = [];
const expire = (id: string) => void expired.push(id);
let root: Root;

function Notices({ ids, isHeld = false }: { ids: readonly string[]; isHeld?: boolean }) {
  useExpiry(ids, 8000, isHeld, expire);
  return null;
}

const show = (ids: readonly string[], isHeld?: boolean) =>
  act(() => root.render(<Notices ids={ids} {...(isHeld !== undefined && { isHeld })} />));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expired.length = 0;
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[S3-41] [S4-49] removes each notice after its own 8 seconds', () => {
  show(['a']);
  vi.advanceTimersByTime(5000);
  show(['a', 'b']);
  vi.advanceTimersByTime(2999);
  expect(expired).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(expired).toEqual(['a']);
  show(['b']);
  vi.advanceTimersByTime(5000);
  expect(expired).toEqual(['a', 'b']);
});

it('pauses while a notice has the pointer or the focus, and continues afterwards', () => {
  show(['a']);
  vi.advanceTimersByTime(7000);
  show(['a'], true);
  vi.advanceTimersByTime(60_000);
  expect(expired).toEqual([]);
  show(['a'], false);
  vi.advanceTimersByTime(999);
  expect(expired).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(expired).toEqual(['a']);
});
