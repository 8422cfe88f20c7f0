import { expect, it } from 'vitest';
import { overlayReducer, type OverlayEvent } from './overlay-reducer.ts';

type Name = 'cart' | 'filters';

it.each<[story: string, open: Name | undefined, event: OverlayEvent<Name>, next: Name | undefined]>(
  [
    ['opens', undefined, { type: 'opened', name: 'cart' }, 'cart'],
    ['gives way to another', 'filters', { type: 'opened', name: 'cart' }, 'cart'],
    ['closes and frees the page', 'cart', { type: 'closed', name: 'cart' }, undefined],
    ['stays when another is closed', 'cart', { type: 'closed', name: 'filters' }, 'cart'],
    ['closes when its page goes', 'cart', { type: 'left' }, undefined],
    ['closes when only another may stay', 'cart', { type: 'left', stays: 'filters' }, undefined],
    ['stays when it may', 'filters', { type: 'left', stays: 'filters' }, 'filters'],
    ['stays closed', undefined, { type: 'left', stays: 'filters' }, undefined],
  ],
)('[KE-17] an overlay %s', (_story, open, event, next) => {
  expect(overlayReducer<Name>(open, event)).toBe(next);
});
