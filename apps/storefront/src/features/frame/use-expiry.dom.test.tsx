import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useExpiry } from './use-expiry.ts';

const expired: string[] = [];
const expire = (id: string) => void expired.push(id);

function Notice({ id, isHeld }: { id: string | undefined; isHeld: boolean }) {
  useExpiry(id, 8000, isHeld, expire);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expired.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets a notice go after its time, and holds it while it is looked at', () => {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Notice id="a" isHeld={false} />));
  vi.advanceTimersByTime(7999);
  expect(expired).toEqual([]);
  act(() => root.render(<Notice id="a" isHeld />));
  vi.advanceTimersByTime(60_000);
  expect(expired).toEqual([]);
  act(() => root.render(<Notice id="a" isHeld={false} />));
  vi.advanceTimersByTime(8000);
  expect(expired).toEqual(['a']);
  act(() => root.unmount());
});
