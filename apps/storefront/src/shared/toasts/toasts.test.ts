import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { toastsAtom, showToastAtom } from './toasts.ts';

const lost = { id: 'session-lost', tone: 'error', message: 'A bejelentkezés lejárt' } as const;
const other = { tone: 'info', message: 'Más' } as const;

it('shows a repeated message once, also by its id', () => {
  const atoms = createStore();
  for (const notice of [other, other, lost, lost]) atoms.set(showToastAtom, notice);
  expect(atoms.get(toastsAtom).map(({ message }) => message)).toEqual([
    other.message,
    lost.message,
  ]);
});

it('shows at most one message for each id', () => {
  const atoms = createStore();
  for (const notice of [lost, other, { ...lost, message: 'Mégis' }])
    atoms.set(showToastAtom, notice);
  expect(atoms.get(toastsAtom).map(({ message }) => message)).toEqual(['Más', 'Mégis']);
});
