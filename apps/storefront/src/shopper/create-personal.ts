import {
  createAccount,
  defaultAccountConfig,
  leavesWithSession,
  type SessionBelonging,
} from '@shop/account';
import { createCartSync, defaultCartSyncConfig, type RemovedLine } from '@shop/cart-sync';
import { syncWith } from '@shop/cart-sync/server';
import { createServerCart, type ServerCartWire } from '@shop/cart-sync/wire';
import { profile as profileSchema, stockEntry } from '@shop/contract';
import { as, createObservable, err, ok, type Result, type EpochMs } from '@shop/kernel';
import {
  browserIds,
  createBrowserConnectivity,
  createBrowserFetch,
  createTabBroadcast,
  createWebLock,
  systemClock,
  watchQuota,
} from '@shop/platform-browser';
import {
  createClaims,
  createCompareList,
  createRecentlyViewed,
  createRecentSearches,
  createWishlist,
} from '@shop/saved-lists';
import { createCheckout, defaultCheckoutConfig, shippingCodes } from '@shop/checkout';
import { pathCodeOf } from '@shop/shop-config';
import { createOutbox, defaultOutboxConfig } from '@shop/sync-queue';
import * as v from 'valibot';
import { checkoutCart } from '../wiring/checkout-cart.ts';
import { outcomeOf, sendThroughOutbox } from '../wiring/order-sending.ts';
import { newsletterEmailClaim } from '../wiring/newsletter-email-claim.ts';
import { askForReminder } from '../wiring/order-reminder.ts';
import { carriedOver, carryOn } from '../wiring/carry-over.ts';
import { cartAtRest } from '../wiring/cart-at-rest.ts';
import { cartProducts } from '../wiring/cart-products.ts';
import { consoleLog } from '../wiring/console-log.ts';
import { formRules } from '../wiring/form-rules.ts';
import { freeShippingAbove } from '../wiring/free-shipping-above.ts';
import { keptCopies } from '../wiring/kept-copies.ts';
import { lookForOrder } from '../wiring/look-for-order.ts';
import type { Personal, Question } from './personal.ts';
import { resumableAccount } from '../wiring/resumable-account.ts';
import { createSessionReturn } from '../wiring/session-return.ts';
import type { Shop } from '../wiring/shop.ts';
import { createStrictStores } from '../wiring/strict-store.ts';
import { viewStoreName } from '../wiring/view-store-name.ts';
import { withStoreCode } from '../wiring/with-store-code.ts';

/** As many as fit a phone above its keyboard. */
const searchesKept = 6;
/** Stored under `user`: when this device last placed an order. */
const lastOrderKey = 'last-cart-bypass-ts';

/** Builds the packages of one shopper, joins them, and reads what this device remembers. */
export async function createPersonal(shop: Shop): Promise<Personal> {
  const { config } = shop;
  const fetch = withStoreCode(createBrowserFetch(), shop.view);
  const inView = (name: string) => viewStoreName(shop.settings, name);
  const lock = createWebLock();
  const connectivity = createBrowserConnectivity();
  const stores = createStrictStores();
  const userStore = stores.open('user');
  const copies = keptCopies(shop.settings);
  const question = createObservable<Question | undefined>(undefined);
  const common = {
    clock: systemClock,
    ids: browserIds,
    random: Math.random,
    lock,
    connectivity,
    log: consoleLog,
  };
  let lastOrderAt = epochOf(await userStore.get(lastOrderKey));

  const sessionReturn = createSessionReturn();
  const account = createAccount(
    {
      ...defaultAccountConfig,
      tokenTransport: config.api.tokenTransport,
      autoRefresh: config.users.autoRefreshTokens,
      maxRefreshAttempts: config.users.maxTokenRefreshAttempts,
      ordersPageSize: config.orders.historyPageSize,
    },
    {
      ...common,
      fetch,
      store: userStore,
      broadcast: createTabBroadcast('account'),
      cartToken: () => cart.token(),
      queueProfileUpdate: async (update) => {
        const queued = await outbox.queue({
          stream: 'account',
          call: 'updateMe',
          body: update,
          callback: 'profile-updated',
        });
        return queued.ok ? { ok: true, value: undefined } : queued;
      },
      onAuthorised: async () => {
        await cart.authorise();
        await wishlist.refreshAfterLogin();
        await lookAgain();
        await outbox.process();
      },
      onSignedOut: async (how) => {
        const forget: Readonly<Record<SessionBelonging, () => Promise<unknown>>> = {
          tasks: () => outbox.endSession(lastCustomer),
          async cart() {
            await cart.disconnect();
            await cart.clear();
          },
          wishlist: () => wishlist.clear(),
          compare: () => compare.clear(),
          async checkout() {
            await checkout.forget();
            await claims.unset(newsletterEmailClaim);
          },
        };
        const failures: unknown[] = [];
        for (const what of leavesWithSession(how)) {
          // What fails keeps nothing else of the shopper here.
          await forget[what]().catch((cause: unknown) => failures.push(cause));
        }
        if (failures.length > 0) throw new AggregateError(failures);
      },
      async onSessionLost() {
        const session = account.session.get();
        if (session.status === 'signed-in') sessionReturn.lose(session);
        const carried = carriedOver(outbox, cart, sessionName());
        void sessionReturn.returned().then(async (isBack) => {
          if (isBack) await carryOn(carried, outbox, cart);
        });
        await outbox.loseSession(sessionName());
      },
    },
  );

  /** Whose tasks go when the session ends: by then nobody is signed in any more. */
  let lastCustomer = 'guest';
  const sessionName = () => {
    const session = account.session.get();
    if (session.status !== 'signed-in' || session.profile === undefined) return 'guest';
    lastCustomer = String(session.profile.id);
    return lastCustomer;
  };

  const cartWire: ServerCartWire = {
    fetch: account.fetch,
    baseUrl: '',
    tokenTransport: config.api.tokenTransport,
    cartTokenTransport: config.api.cartTokenTransport,
    userToken: () => account.userToken(),
    idempotencyHeader: config.api.idempotencyHeader,
  };

  const outbox = createOutbox(
    {
      ...defaultOutboxConfig,
      tokenTransport: config.api.tokenTransport,
      idempotencyHeader: config.api.idempotencyHeader,
      automaticTransmission: config.orders.automaticTransmission,
    },
    {
      ...common,
      fetch: account.fetch,
      store: stores.open('outbox'),
      broadcast: createTabBroadcast('outbox'),
      session: { current: sessionName, userToken: () => account.userToken() },
      isOnThankYouPage: () => window.location.pathname === `${shop.pathPrefix}/thank-you`,
      remindOfOrder: () => void askForReminder(),
      lookForOrder: lookForOrder({
        account,
        ownCart: createServerCart(cartWire),
        guestCart: createServerCart({ ...cartWire, userToken: () => undefined }),
        clock: systemClock,
      }),
      // The catalogue can be fetched again; a task cannot.
      makeRoom: () => copies.clear(),
    },
  );
  /** Whoever signs in brings a history in which an order in doubt may stand. */
  async function lookAgain(): Promise<void> {
    for (const { taskId, parkedFor } of outbox.tasks.get()) {
      if (parkedFor === 'outcome-unknown') await outbox.lookForOrder(taskId);
    }
  }
  void watchQuota(copies.answers, {
    everyMs: config.storage.quotaCheckMs,
    maxBytes: config.storage.quotaKb * 1024,
    clock: systemClock,
    signal: new AbortController().signal,
  });

  const cart = createCartSync(
    {
      ...defaultCartSyncConfig,
      ...config.cart,
      currency: shop.view.currency,
      directBackendSync: config.orders.directBackendSync,
      inCheckoutMs: config.checkout.inCheckoutMs,
      allowZeroPrice: config.products.allowZeroPrice,
      synchronizeStock: config.stock.synchronize,
      allowOutOfStockInCart: config.stock.allowOutOfStockInCart,
      freeShippingAbove: freeShippingAbove(shop),
      defaultCountry: config.tax.defaultCountry || undefined,
      shippingMethods: config.checkout.shippingMethods,
      paymentMethods: config.checkout.paymentMethods,
    },
    {
      ...common,
      server: syncWith(createServerCart(cartWire)),
      store: stores.open(inView('cart')),
      broadcast: createTabBroadcast(inView('cart')),
      session: {
        isSignedIn: () => account.userToken() !== undefined,
        lastOrderAt: () => lastOrderAt,
      },
      products: cartProducts(shop),
      stock: {
        async check(sku) {
          const queued = await outbox.queue({
            stream: `stock:${sku}`,
            call: 'stockCheck',
            query: { sku },
            callback: 'stock-checked',
            cacheable: true,
            silent: true,
          });
          return queued.ok ? queued.value.taskId : '';
        },
      },
      checkout: {
        modifiedAt: () => checkout.modifiedAt(),
        shippingAddress: () => checkout.shippingAddress(),
        addresses: () => checkout.addresses(),
      },
      confirmRemove: (item) =>
        new Promise((resolve) => {
          question.set({
            kind: 'remove-line',
            item,
            answer(yes) {
              question.set(undefined);
              resolve(yes);
            },
          });
        }),
    },
  );

  const listPorts = {
    // A list half read would be written over the whole one.
    store: stores.open(inView('lists')),
    lock,
    broadcast: createTabBroadcast(inView('lists')),
  };
  const wishlist = createWishlist({
    ...listPorts,
    connectivity,
    log: consoleLog,
    server: {
      isSignedIn: () => account.userToken() !== undefined,
      async add(id) {
        const sent = await account.addToWishlist([id]);
        void sessionReturn.returned().then(async (isBack) => {
          if (isBack) await account.addToWishlist([id]);
          if (isBack) await wishlist.refreshAfterLogin();
        });
        return mirrored(sent);
      },
      async remove(id) {
        const sent = await account.removeFromWishlist([id]);
        void sessionReturn.returned().then(async (isBack) => {
          const wished = wishlist.items.get().find((item) => item.id === id);
          if (isBack && wished !== undefined) await wishlist.remove(wished.sku);
        });
        return mirrored(sent);
      },
      async list() {
        const rows = await account.wishlist();
        return rows.ok
          ? ok(rows.value.map(({ product_id }) => product_id))
          : unavailable(rows.error);
      },
    },
    products: {
      async byIds(ids) {
        const found = await shop.catalog.productsByIds(ids);
        return found.ok ? ok(found.value.items) : unavailable(found.error);
      },
    },
  });
  const compare = createCompareList(listPorts);
  const recentlyViewed = createRecentlyViewed({ limit: config.screen.recentlyViewed }, listPorts);
  const recentSearches = createRecentSearches({ limit: searchesKept }, listPorts);
  const claims = createClaims({
    store: stores.open('claims'),
    lock,
    broadcast: createTabBroadcast('claims'),
    clock: systemClock,
    log: consoleLog,
  });

  const checkout = createCheckout(
    {
      ...defaultCheckoutConfig,
      rules: formRules(shop),
      defaultCountry: shop.view.country,
      currency: shop.view.currency,
      storeCode: pathCodeOf(config, shop.view),
      paymentMethodMapping: config.checkout.paymentMethodMapping,
    },
    {
      store: stores.open(inView('checkout')),
      cart: checkoutCart(cart),
      clock: systemClock,
      ids: browserIds,
      connectivity,
      log: consoleLog,
      userId: () => {
        const session = account.session.get();
        return session.status === 'signed-in' ? String(session.profile?.id ?? '') : '';
      },
      async chose({ shippingMethod, paymentMethod }) {
        const codes = shippingCodes(shippingMethod);
        if (codes !== undefined) await cart.chooseShippingMethod(codes);
        if (paymentMethod !== '') await cart.choosePaymentMethod(paymentMethod);
        await cart.syncTotals();
      },
      async send(order, key) {
        // What is on the wire for this cart comes home first, or it would meet an order in its place.
        await cartAtRest(cart, systemClock);
        return sendThroughOutbox(outbox, connectivity, order, key);
      },
      sentBefore: async (key) => outcomeOf(outbox.find(key)),
      async createAccount(wish) {
        const made = await account.createAccount(wish);
        if (made.ok) {
          // What is ordered next is the account's own.
          await account.login({ username: wish.email, password: wish.password });
          await cartAtRest(cart, systemClock);
          return ok();
        }
        const { error } = made;
        return err(
          error.kind === 'refused' && error.error !== undefined ? { error: error.error } : {},
        );
      },
      async signIn(credentials) {
        if (account.userToken() === undefined) await account.login(credentials);
      },
      async ordered() {
        lastOrderAt = systemClock.now();
        await userStore.set(lastOrderKey, lastOrderAt);
        await cart.clear();
      },
    },
  );

  outbox.on('profile-updated', async ({ answer }) => {
    const profile = v.safeParse(profileSchema, answer?.result);
    if (profile.success) await account.profileSent(profile.output);
  });
  outbox.on('stock-checked', async ({ query, answer }) => {
    const entry = v.safeParse(stockEntry, answer?.result);
    await cart.stockChecked({
      sku: String(query?.['sku'] ?? ''),
      entry: entry.success ? entry.output : undefined,
    });
  });

  account.onEvent(({ type }) => {
    const session = account.session.get();
    if (type === 'signed-in' && session.status === 'signed-in') {
      sessionReturn.signedIn(session.profile?.id);
    }
  });
  await Promise.all([
    account.start(),
    wishlist.load(),
    compare.load(),
    recentlyViewed.load(),
    recentSearches.load(),
  ]);
  await cart.load();
  void outbox.start();
  return {
    account: resumableAccount(account, sessionReturn),
    sessionReturn,
    cart,
    outbox,
    wishlist,
    compare,
    recentlyViewed,
    recentSearches,
    claims,
    connectivity,
    checkout,
    question,
    isStorageRefused: stores.isRefused,
    removedLine: createObservable<RemovedLine | undefined>(undefined),
  };
}

const unavailable = (cause: unknown) => err({ kind: 'unavailable' as const, cause });
const mirrored = (sent: Result<void, unknown>) => (sent.ok ? sent : unavailable(sent.error));

function epochOf(value: unknown): EpochMs | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? as<EpochMs>(value) : undefined;
}
