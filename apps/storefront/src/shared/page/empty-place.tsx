import type { ReactNode } from 'react';
import './empty-place.css';

/**
 * Shows that the shopper has no data here. It is hidden until that is known. On a device that stores nothing of a
 * shopper the first paint shows it instead of the preceding {@link WaitingPlace}: see `painterScript`. It is then the
 * largest paint, which does not wait for a script.
 */
export function EmptyPlace({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return <div data-empty={isKnown ? undefined : ''}>{children}</div>;
}

/** Placeholder while loading, before an {@link EmptyPlace} of the same parent. */
export function WaitingPlace({ children }: { children: ReactNode }) {
  return <div data-waiting="">{children}</div>;
}
