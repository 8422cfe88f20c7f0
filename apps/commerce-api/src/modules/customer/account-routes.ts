import { calls } from '@shop/contract';
import { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError, valueOrThrow } from '../../http/request/api-error.ts';
import { readCall, readCallQuery } from '../../http/request/read-call.ts';
import { changeOnce } from '../idempotency/index.ts';
import { requireSignedIn } from '../session/index.ts';
import { groupTokenOf } from '../../catalog/index.ts';
import { emailKey, findCustomer } from './customer-store.ts';
import { readProfile, updateProfile } from './profile.ts';
import { addToWishlist, readWishlist, removeFromWishlist } from './wishlist.ts';

/** `/api/user`: the stored data of a signed-in customer. Signing in and out: see `sign-in-routes.ts`. */
export function accountRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const app = new Hono<ApiEnv>();

  async function profileAnswer(id: number) {
    const profile = await readProfile(sql, id);
    if (profile === undefined) throw new ApiError(404, 'not-found', 'Not found.');
    return { ...profile, groupToken: await groupTokenOf(sql, id, profile.group_id ?? 0) };
  }

  app.get(calls.me.path, async (context) => {
    readCallQuery(context, calls.me);
    const caller = await requireSignedIn(context, deps);
    return respond(context, await profileAnswer(caller.customerId));
  });

  app.post(calls.updateMe.path, async (context) => {
    const { body } = await readCall(context, calls.updateMe);
    const { customerId } = await requireSignedIn(context, deps);
    if (body.customer.id !== undefined && body.customer.id !== customerId) {
      throw addressNotYours();
    }
    await changeOnce(context, deps, {
      request: [calls.updateMe.path, customerId, body],
      prepare: async () => {
        const customer = await findCustomer(sql, customerId);
        const { email } = body.customer;
        if (email === undefined || customer === undefined) return;
        if (emailKey(email) === emailKey(customer.email)) return;
        throw new ApiError(
          400,
          'email-unconfirmed',
          'The e-mail address is changed by a link that is sent to it.',
        );
      },
      work: async (tx) => {
        valueOrThrow(await updateProfile(tx, customerId, body.customer), addressNotYours);
        return { result: true };
      },
    });
    return respond(context, await profileAnswer(customerId));
  });

  app.get(calls.wishlist.path, async (context) => {
    readCallQuery(context, calls.wishlist);
    const { customerId } = await requireSignedIn(context, deps);
    return respond(context, await readWishlist(sql, customerId));
  });

  app.post(calls.addToWishlist.path, async (context) => {
    const { body } = await readCall(context, calls.addToWishlist);
    const { customerId } = await requireSignedIn(context, deps);
    await changeOnce(context, deps, {
      request: [calls.addToWishlist.path, customerId, body],
      work: async (tx) => {
        const now = new Date(clock.now());
        const added = await addToWishlist(tx, customerId, [body.product_id].flat(), now);
        valueOrThrow(added, noSuchProduct);
        return { result: true };
      },
    });
    return respond(context, await readWishlist(sql, customerId));
  });

  app.post(calls.deleteFromWishlist.path, async (context) => {
    const { body } = await readCall(context, calls.deleteFromWishlist);
    const { customerId } = await requireSignedIn(context, deps);
    await changeOnce(context, deps, {
      request: [calls.deleteFromWishlist.path, customerId, body],
      work: async (tx) => {
        await removeFromWishlist(tx, customerId, [body.product_id].flat());
        return { result: true };
      },
    });
    return respond(context, await readWishlist(sql, customerId));
  });

  return app;
}

function addressNotYours(): ApiError {
  return new ApiError(
    403,
    'address-not-yours',
    'Provided invalid address.id or address.customer_id',
  );
}

function noSuchProduct(): ApiError {
  return new ApiError(404, 'not-found', 'There is no such product.');
}
