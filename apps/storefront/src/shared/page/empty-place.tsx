import type { ReactNode } from 'react';
import './empty-place.css';

/**
 * Stands where the shopper has nothing. Until that is known it is hidden, but on a device that stores nothing of a
 * shopper the first paint shows it in place of the {@link WaitingPlace} before it: see `painterScript`. What it shows is
 * the largest paint of the page, which then waits for no script.
 */
export function EmptyPlace({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return <div data-empty={isKnown ? undefined : ''}>{children}</div>;
}

/** Stands for what is loading, before an {@link EmptyPlace} of the same parent. */
export function WaitingPlace({ children }: { children: ReactNode }) {
  return <div data-waiting="">{children}</div>;
}
