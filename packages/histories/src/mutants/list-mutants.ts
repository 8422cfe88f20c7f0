import type { Mutant } from './mutant.ts';

/** Faults of the wishlist. */
export const listMutants: readonly Mutant[] = [
  {
    breaks: 'A removal is remembered until the server has confirmed it',
    file: 'saved-lists/src/wishlist-mirror.ts',
    text: 'await removals.add(id);',
    replacement: '',
  },
  {
    breaks: 'A product that another tab has removed is not added again',
    file: 'saved-lists/src/wishlist-mirror.ts',
    text: 'if (!isListed(id)) return ok();',
    replacement: '',
  },
  {
    breaks: 'The server receives products that only this device has',
    isQuick: true,
    file: 'saved-lists/src/wishlist-mirror.ts',
    text: 'if (!serverIds.has(id) && isListed(id))',
    replacement: 'if (serverIds.has(id))',
  },
  {
    breaks: 'A removal that was not confirmed is sent again',
    file: 'saved-lists/src/wishlist-mirror.ts',
    text: 'if (serverIds.delete(id)) logFailure(await removals.send(id));',
    replacement: '',
  },
  {
    breaks: 'A removal is forgotten only after it was confirmed',
    file: 'saved-lists/src/pending-removals.ts',
    text: 'if (result.ok) await clear(id);',
    replacement: 'await clear(id);',
  },
  {
    breaks: 'A product is in the list once added',
    file: 'saved-lists/src/wishlist.ts',
    text: 'return isNew ? [...items, toWishedProduct(product)] : items;',
    replacement: 'return isNew ? [toWishedProduct(product)] : items;',
  },
];
