import {
  createAccount,
  defaultAccountConfig,
  dataClearedOnSignOut,
  type Account,
  type SessionData,
  type SessionEnd,
} from '@shop/account';
import { carriedOver, carryOn } from './carry-over.ts';
import { newsletterEmailClaim } from '../device/newsletter-email-claim.ts';
import type { ShopperContext, ShopperParts } from './context.ts';
import { createSessionPort, type ShopperSessionPort } from './session-port.ts';

/** Creates the account of this device. `cartToken`: returns the token of the guest's cart, if there is one. */
export function createShopperAccount(
  context: ShopperContext,
  cartToken: () => string | undefined,
): { readonly account: Account; readonly sessionPort: ShopperSessionPort } {
  const { api, users, orders } = context.shop.config;
  const { parts, sessionReturn } = context;
  const account = createAccount(
    {
      ...defaultAccountConfig,
      tokenTransport: api.tokenTransport,
      autoRefresh: users.autoRefreshTokens,
      maxRefreshAttempts: users.maxTokenRefreshAttempts,
      ordersPageSize: orders.historyPageSize,
    },
    {
      ...context.ports,
      fetch: context.fetch,
      store: context.userStore,
      broadcast: context.openBroadcast('account'),
      cartToken,
      async queueProfileUpdate(body) {
        const { outbox } = await parts;
        const queued = await outbox.queue({
          stream: 'account',
          call: 'updateMe',
          body,
          callback: 'profile-updated',
        });
        return queued.ok ? { ok: true, value: undefined } : queued;
      },
      onAuthorised: async () => onAuthorised(await parts),
      async onSignedOut(how) {
        await context.ownAnswers.forget();
        await forgetShopper(await parts, how, sessionPort);
      },
      async onSessionLost() {
        const session = account.session.get();
        if (session.status === 'signed-in') sessionReturn.lose(session);
        const { outbox, cart } = await parts;
        const interruptedWork = carriedOver(outbox, cart, sessionPort.current());
        void sessionReturn.returned().then(async (isBack) => {
          if (isBack) await carryOn(interruptedWork, outbox, cart);
        });
        await outbox.loseSession(sessionPort.current());
      },
    },
  );
  const sessionPort = createSessionPort(account);
  account.onEvent(({ type }) => {
    const session = account.session.get();
    if (type === 'signed-in' && session.status === 'signed-in') {
      sessionReturn.signedIn(session.profile?.id);
    }
  });
  return { account, sessionPort };
}

async function onAuthorised({ cart, wishlist, outbox }: ShopperParts): Promise<void> {
  await cart.authorise();
  await wishlist.refreshAfterLogin();
  // The history of the signed-in customer may contain an order in doubt.
  for (const { taskId, parkedFor } of outbox.tasks.get()) {
    if (parkedFor === 'outcome-unknown') await outbox.lookUpOrder(taskId);
  }
  await outbox.process();
}

async function forgetShopper(
  { outbox, cart, wishlist, compare, checkout, claims }: ShopperParts,
  how: SessionEnd,
  sessionPort: ShopperSessionPort,
): Promise<void> {
  const forget: Readonly<Record<SessionData, () => Promise<unknown>>> = {
    tasks: () => outbox.endSession(sessionPort.last()),
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
  for (const what of dataClearedOnSignOut(how)) {
    // After a failure the rest is still deleted.
    await forget[what]().catch((cause: unknown) => failures.push(cause));
  }
  if (failures.length > 0) throw new AggregateError(failures);
}
