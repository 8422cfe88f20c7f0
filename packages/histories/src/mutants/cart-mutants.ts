import type { Mutant } from './mutant.ts';

/** Faults of the cart and of the state that tabs share. */
export const cartMutants: readonly Mutant[] = [
  {
    breaks: 'The server receives the quantity of a line, not what was added',
    isQuick: true,
    file: 'cart-sync/src/sync/push-line.ts',
    text: '    qty,\n    product_option,',
    replacement: '    qty: qty + (row?.qty ?? 0),\n    product_option,',
  },
  {
    breaks: 'A removed line is removed on the server',
    file: 'cart-sync/src/lines/edit-lines.ts',
    text: 'removed: [...cart.removed, ...next.tombstones],',
    replacement: 'removed: cart.removed,',
  },
  {
    breaks: 'A cleared cart detaches its server cart',
    isQuick: true,
    file: 'cart-sync/src/lines/edit-lines.ts',
    text: 'epoch: cart.epoch + 1, isLetGo: true };',
    replacement: 'epoch: cart.epoch + 1 };',
  },
  {
    breaks: 'A second order does not name the cart of the first one',
    file: 'cart-sync/src/sync/create-server-sync.ts',
    text: 'cartStore.cart.get().isLetGo === true ? undefined : cartStore.token()',
    replacement: 'cartStore.token()',
  },
  {
    breaks: 'A change that was not sent wins over the server',
    isQuick: true,
    file: 'cart-sync/src/sync/plan-merge.ts',
    text: 'const isFirm = flags.force || isUnsent(item);',
    replacement: 'const isFirm = flags.force;',
  },
  {
    breaks: 'A removed line does not come back from the server',
    file: 'cart-sync/src/sync/plan-merge.ts',
    text: 'const isGone = flags.force || removed.some((mark) => matchesTombstone(row, mark));',
    replacement: 'const isGone = flags.force;',
  },
  {
    breaks: 'Adding to a line sums its quantity',
    file: 'cart-sync/src/lines/next-line.ts',
    text: 'qty: fields.qty + qty, product, stock',
    replacement: 'qty, product, stock',
  },
  {
    breaks: 'A change of the cart is on the disk',
    isQuick: true,
    file: 'kernel/src/persistent-state.ts',
    text: 'const result = await write(next);',
    replacement: 'const result = ok();',
  },
  {
    breaks: 'Two tabs do not overwrite each other',
    file: 'kernel/src/persistent-state.ts',
    text: 'return await lock.run(key, () => save(ownChange));',
    replacement: 'return await save(ownChange);',
  },
  {
    breaks: 'A change applies to the value that another tab has stored',
    file: 'kernel/src/persistent-state.ts',
    text: 'storedValue = await read();\n    const next',
    replacement: 'const next',
  },
  {
    breaks: 'A tab shows what another one has changed',
    isQuick: true,
    file: 'kernel/src/persistent-state.ts',
    text: 'if (posted !== message) return;',
    replacement: 'return;',
  },
  {
    breaks: 'Other tabs are notified of a change',
    file: 'kernel/src/persistent-state.ts',
    text: 'broadcast.post(message);',
    replacement: '',
  },
  {
    breaks: 'All tabs share one server cart',
    file: 'cart-sync/src/storage/cart-store.ts',
    text: 'await token.refresh();',
    replacement: '',
  },
  {
    breaks: 'Syncs of two tabs run one after the other',
    file: 'cart-sync/src/sync/serial-queue.ts',
    text: 'lock.run(',
    replacement: '((_name, run) => run())(',
  },
  {
    breaks: 'A line brought back takes over its row',
    file: 'cart-sync/src/lines/next-line.ts',
    text: 'const fields = { ...withoutServerData(parseLine(item).fields), server_item_id };',
    replacement: 'const fields = withoutServerData(parseLine(item).fields);',
  },
  {
    breaks: 'Setting a quantity sets it',
    file: 'cart-sync/src/lines/next-line.ts',
    text: 'return withFields(line, { ...fields, qty: event.qty });',
    replacement: 'return withFields(line, { ...fields, qty: fields.qty + event.qty });',
  },
  {
    breaks: 'A stored change is not applied again',
    file: 'kernel/src/persistent-state.ts',
    text: 'unsaved = unsaved.filter((unsavedChange) => !changes.includes(unsavedChange));',
    replacement: '',
  },
  {
    breaks: 'A synced cart has the status of one',
    file: 'cart-sync/src/sync/sync-rounds.ts',
    text: 'else await cartStore.setHash(itemHash(cartStore.cart.get().items, token));',
    replacement: 'else void token;',
  },
  {
    breaks: 'A removed line leaves a tombstone',
    file: 'cart-sync/src/lines/next-line.ts',
    text: "return { status: 'removed', tombstones: tombstonesOf(line, event.now) };",
    replacement: "return { status: 'removed', tombstones: [] };",
  },
];
