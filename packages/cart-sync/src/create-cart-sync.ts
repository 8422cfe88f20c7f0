import { createObservable, err } from '@shop/kernel';
import { createCartBook, cartMessage, type CartEdit } from './cart-book.ts';
import type { CartState } from './cart-state.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { CartSync } from './cart-sync.ts';
import { emptied } from './edit-lines.ts';
import { createNoticeBoard } from './notice-board.ts';
import { projectState } from './project-state.ts';
import type { CartSyncPorts, ServerCalls } from './server-sync.ts';
import { createShopper } from './shopper.ts';
import type { TotalsView } from './totals-view.ts';
import { createTurns } from './turns.ts';

/**
 * Builds the cart. Nothing is read or sent before `load` or `authorise`.
 *
 * Errors: never throws for what the network, the server or the disk does. What a shopper can meet is a
 * result, a notice or a status. Source: CS-1 to CS-66.
 */
export function createCartSync(config: CartSyncConfig, ports: CartSyncPorts): CartSync {
  const { log } = ports;
  const book = createCartBook(ports);
  const board = createNoticeBoard(ports.ids);
  const turns = createTurns(ports.lock, (cause) => log.error('cart.failed', { cause }));
  const view = createObservable<TotalsView>({
    shippingMethods: config.shippingMethods,
    paymentMethods: config.paymentMethods,
  });
  let isLoaded = false;
  let adding = 0;
  let isUnsavedTold = false;

  const server = ports.server?.(config, ports, { book, board, turns, view, keep, load, show });
  const calls = server?.calls ?? withoutServer;

  const state = createObservable<CartState>(project());
  function project(): CartState {
    return projectState(
      {
        cart: book.cart.get(),
        token: book.token(),
        hash: book.hash(),
        totals: view.get(),
        notices: board.notices.get(),
        isLoaded,
        isAdding: adding > 0,
        isLocal: server === undefined,
        isDisabled: server?.isDisabled() === true,
        phase: server?.phase(),
        lastSyncAt: server?.lastSyncAt(),
      },
      config,
    );
  }
  function show(): void {
    state.set(project());
  }
  const cleanups = [book.cart.subscribe(show), view.subscribe(show), board.notices.subscribe(show)];

  /** Keeps a change the shopper made; says so, once, when the device does not take it. */
  async function keep(edit: CartEdit): Promise<void> {
    const kept = await book.change(edit);
    if (kept.ok) isUnsavedTold = false;
    else if (!isUnsavedTold) {
      isUnsavedTold = true;
      board.post({ kind: 'not-saved', reason: kept.error.kind });
    }
  }

  async function load({ force = false }: { readonly force?: boolean } = {}): Promise<void> {
    if (!isLoaded) {
      cleanups.push(
        ports.broadcast.subscribe((message) => {
          if (message === cartMessage) turns.track(book.refresh().then(show));
        }),
      );
      server?.listen();
    }
    await book.refresh();
    isLoaded = true;
    show();
    server?.loaded({ force });
  }

  async function choose(choice: Partial<TotalsView>): Promise<void> {
    view.set({ ...view.get(), ...choice });
    await calls.syncTotals();
  }

  return {
    ...createShopper(config, ports, {
      book,
      board,
      keep,
      kick: server?.kick ?? (() => board.flush(book.cart.get().items)),
      track: turns.track,
      adding(change) {
        adding += change;
        show();
      },
    }),
    ...calls,
    state,
    load,
    chooseShippingMethod: ({ carrier_code, method_code }) =>
      choose({ shippingChoice: { carrier_code, method_code } }),
    choosePaymentMethod: (paymentChoice) => choose({ paymentChoice }),
    async clear() {
      await keep(emptied);
      await server?.cleared();
      show();
    },
    dismissNotice: (id) => board.dismiss((notice) => notice.id === id),
    settled: turns.settled,
    stop() {
      server?.stop();
      for (const cleanup of cleanups.splice(0)) cleanup();
    },
  };
}

const noCart = async () => err({ kind: 'no-cart' } as const);
const nothing = async () => undefined;

const withoutServer: ServerCalls = {
  authorise: nothing,
  sync: async () => ({
    done: false,
    reason: 'disabled',
    lines: [],
    client: 'no-changes',
    server: 'no-changes',
  }),
  syncTotals: nothing,
  applyCoupon: noCart,
  removeCoupon: noCart,
  token: () => undefined,
  handOff: noCart,
  adopt: noCart,
  adoptToken: noCart,
  disconnect: nothing,
};
