import type { Totals } from '@shop/contract';
import { unsafeBrand, err, ok, type CartToken, type Result } from '@shop/kernel';
import { createSequentialIds } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import { createCouponService } from './coupon-service.ts';
import type {
  ServerCart,
  ServerCartFailure,
  Versioned,
  WriteGuard,
} from '../server/server-cart.ts';
import type { TotalsView } from './totals-view.ts';

const token = unsafeBrand<CartToken>('cart');
const silence: ServerCartFailure = { kind: 'network', failure: { kind: 'timeout' } };
type Outcome = Result<Versioned<void>, ServerCartFailure>;
const taken: Outcome = ok({ value: undefined });

/** A service whose server returns `outcome`, and whose totals contain `code` once fetched. */
function serviceFor(
  outcome: Outcome,
  { code, heard: isAnswered = true }: { code?: string; heard?: boolean } = {},
) {
  const calls: string[] = [];
  const answer = (call: string, guard: WriteGuard) => {
    calls.push(`${call} ${guard.key}`);
    return outcome;
  };
  const server: Pick<ServerCart, 'applyCoupon' | 'deleteCoupon'> = {
    applyCoupon: async (_cart, wanted, guard) => answer(`apply ${wanted}`, guard),
    deleteCoupon: async (_cart, guard) => answer('delete', guard),
  };
  let view: TotalsView = { shippingMethods: [], paymentMethods: [] };
  const service = createCouponService(server as ServerCart, createSequentialIds(), {
    view: { get: () => view },
    isNeeded: () => true,
    async sync() {
      calls.push('totals');
      if (!isAnswered) return silence;
      const totals = { total_segments: [], items: [], grand_total: 0, discount_amount: -50 };
      view = { ...view, totals: { ...totals, coupon_code: code } as unknown as Totals };
      return undefined;
    },
    applyBroadcast: () => undefined,
    setServerRowIds: () => undefined,
    reset: () => undefined,
  });
  return { desk: service, calls };
}

describe('a coupon', () => {
  it('[CS-51] is what the totals carry, however it was written', async () => {
    const { desk: service, calls } = serviceFor(taken, { code: 'NYAR10' });
    expect(await service.apply(token, 'Nyar10')).toEqual(ok({ code: 'NYAR10', discount: 50 }));
    expect(calls).toEqual([expect.stringMatching(/^apply Nyar10 \S+$/), 'totals']);
  });

  it('[CS-51] that is taken, but not in the totals, is unknown', async () => {
    expect(await serviceFor(taken).desk.apply(token, 'X')).toEqual(err({ kind: 'unknown' }));
    expect(await serviceFor(taken, { code: 'OTHER' }).desk.apply(token, 'X')).toEqual(
      err({ kind: 'unknown' }),
    );
  });

  it('[CS-51] that is taken holds when the totals cannot be had', async () => {
    const { desk: service } = serviceFor(taken, { heard: false });
    expect(await service.apply(token, 'X')).toEqual(ok({ code: 'X', discount: 0 }));
  });

  it('[CS-51] each call has a key of its own', async () => {
    const { desk: service, calls } = serviceFor(taken, { code: 'X' });
    await service.apply(token, 'X');
    // The coupon was removed, although the totals still contain it.
    expect(await service.remove(token)).toEqual(ok());
    const [first, , second] = calls.map((call) => call.split(' ').at(-1));
    expect(first).not.toBe(second);
    expect([first, second]).not.toContain('undefined');
  });

  it.each<[string, ServerCartFailure, string]>([
    ['the cart is unknown', { kind: 'unauthorized' }, 'no-cart'],
    ['there is no cart', { kind: 'no-cart' }, 'no-cart'],
    ['the cart is an order', { kind: 'ordered' }, 'no-cart'],
    ['it is over', { kind: 'refused', code: 400, error: 'coupon-expired' }, 'expired'],
    ['nobody says why', { kind: 'refused', code: 400 }, 'unknown'],
  ])('[CS-51] is refused at once when %s', async (_why, failure, kind) => {
    const { desk: service, calls } = serviceFor(err(failure), { code: 'X' });
    expect(await service.apply(token, 'X')).toMatchObject(err({ kind }));
    expect(await service.remove(token)).toMatchObject(err({ kind }));
    expect(calls).not.toContain('totals');
  });

  it.each<[string, ServerCartFailure]>([
    ['silence', silence],
    ['an answer of the wrong shape', { kind: 'wrong-format', issue: '' }],
    ['a conflict', { kind: 'version' }],
    ['a key used before', { kind: 'refused', code: 422, error: 'idempotency-mismatch' }],
  ])('[CS-51] after %s the totals decide', async (_what, failure) => {
    const there = serviceFor(err(failure), { code: 'X' }).desk;
    expect(await there.apply(token, 'X')).toEqual(ok({ code: 'X', discount: 50 }));
    expect(await there.remove(token)).toEqual(err({ kind: 'unreachable' }));
    const gone = serviceFor(err(failure)).desk;
    expect(await gone.apply(token, 'X')).toEqual(err({ kind: 'unreachable' }));
    expect(await gone.remove(token)).toEqual(ok());
  });
});
