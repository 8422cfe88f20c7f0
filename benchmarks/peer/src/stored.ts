import { useSyncExternalStore } from 'react';
import type { Card } from './catalogue.ts';

export interface Line extends Pick<Card, 'sku' | 'name' | 'path' | 'image' | 'price'> {
  readonly quantity: number;
}

interface Stored {
  readonly wishlist: readonly string[];
  readonly cart: readonly Line[];
}

const nothing: Stored = { wishlist: [], cart: [] };
const listeners = new Set<() => void>();
let stored = nothing;
let isRead = false;

function get(): Stored {
  if (!isRead) {
    isRead = true;
    stored = JSON.parse(localStorage.getItem('stored') ?? 'null') ?? nothing;
  }
  return stored;
}

function set(next: Stored): void {
  stored = next;
  localStorage.setItem('stored', JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useStored<T>(select: (from: Stored) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(nothing),
  );
}

export function toggleWish(sku: string): void {
  const { wishlist, ...rest } = get();
  const without = wishlist.filter((other) => other !== sku);
  set({ ...rest, wishlist: without.length < wishlist.length ? without : [...wishlist, sku] });
}

export function setQuantity(line: Omit<Line, 'quantity'>, change: number): void {
  const { cart, ...rest } = get();
  const { sku, name, path, image, price } = line;
  const before = cart.find((other) => other.sku === sku)?.quantity ?? 0;
  const changed = { sku, name, path, image, price, quantity: before + change };
  const next =
    before === 0 ? [...cart, changed] : cart.map((other) => (other.sku === sku ? changed : other));
  set({ ...rest, cart: next.filter(({ quantity }) => quantity > 0) });
}
