import { couponOf, type Bench } from '../../bench/bench.ts';
import { mixedCart, segmentOf, sum, totalsOf } from '../../bench/cart-fixture.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual } from '../../run/claim.ts';

/** Checks of coupons. */
export const couponChecks: Section = {
  title: 'Coupons',
  checks: [
    check('coupon/empty', '3', 'no code is refused in known words', async (bench) => {
      const refusal = await bench.refused('cartApplyCoupon', {
        cart: await mixedCart(bench),
        query: { coupon: '' },
      });
      claim(refusal.text.includes('No coupon code provided'), `it says "${refusal.text}"`);
      await bench.named(refusal, 'coupon-missing');
    }),
    check('coupon/unknown', '3', 'a code nobody gave out is refused', async (bench) => {
      const parts = { cart: await mixedCart(bench), query: { coupon: 'NO-SUCH-COUPON' } };
      await bench.named(await bench.refused('cartApplyCoupon', parts), 'coupon-unknown');
    }),
    check(
      'coupon/unknown-leaves',
      '8',
      'after a refused code the totals are as before',
      async (bench) => {
        const cart = await mixedCart(bench);
        const previous = await totalsOf(bench, cart);
        await bench.refused('cartApplyCoupon', { cart, query: { coupon: 'NO-SUCH-COUPON' } });
        claimEqual(await totalsOf(bench, cart), previous, 'the totals');
      },
    ),
    check('coupon/apply', '3', 'a code that holds is taken', async (bench) => {
      const { value } = await bench.ok('cartApplyCoupon', {
        cart: await mixedCart(bench),
        query: { coupon: couponOf(bench) },
      });
      claimEqual(value, true, 'the answer');
    }),
    check('coupon/code', '3, 8', 'the totals name the coupon', async (bench) => {
      const { totals, code } = await withCoupon(bench);
      claimEqual(totals.coupon_code?.toUpperCase(), code.toUpperCase(), 'coupon_code');
    }),
    check('coupon/lower', '3', 'the coupon lowers the grand total', async (bench) => {
      const { totals, before: previous } = await withCoupon(bench);
      claim(
        totals.grand_total < previous.grand_total,
        `${totals.grand_total} after ${previous.grand_total}`,
      );
    }),
    check('coupon/segment', '3', 'the discount has a segment of its own', async (bench) => {
      const { totals, before: previous } = await withCoupon(bench);
      claimEqual(
        Math.abs(segmentOf(totals, 'discount') ?? 0),
        previous.grand_total - totals.grand_total,
        'the segment',
      );
    }),
    check('coupon/shares', '3', 'the rows carry the discount between them', async (bench) => {
      const { totals } = await withCoupon(bench);
      const shares = sum(totals.items.map((item) => item.discount_amount));
      claimEqual(shares, Math.abs(totals.discount_amount ?? 0), 'the shares');
    }),
    check('coupon/tax', '3', 'less is paid, so less tax is in it', async (bench) => {
      const { totals, before: previous } = await withCoupon(bench);
      claim(
        (segmentOf(totals, 'tax') ?? 0) < (segmentOf(previous, 'tax') ?? 0),
        'the tax is the same',
      );
    }),
    check('coupon/twice', 'RL-2', 'the same code again changes nothing', async (bench) => {
      const { cart, totals, code } = await withCoupon(bench);
      await bench.ok('cartApplyCoupon', { cart, query: { coupon: code } });
      claimEqual(await totalsOf(bench, cart), totals, 'the totals');
    }),
    check(
      'coupon/case',
      '3',
      'a code may be typed in small letters and with spaces',
      async (bench) => {
        const coupon = ` ${couponOf(bench).toLowerCase()} `;
        await bench.ok('cartApplyCoupon', { cart: await mixedCart(bench), query: { coupon } });
      },
      'cart-versions',
    ),
    check(
      'coupon/read',
      '3',
      'the coupon of a cart can be read',
      async (bench) => {
        const { cart, code } = await withCoupon(bench);
        claimEqual(
          (await bench.ok('cartCoupon', { cart })).value?.toUpperCase(),
          code.toUpperCase(),
          'the coupon',
        );
      },
      'coupon-read',
    ),
    check(
      'coupon/read-none',
      '3',
      'a cart without a coupon has null',
      async ({ ok, newCart }) => {
        claimEqual((await ok('cartCoupon', { cart: await newCart() })).value, null, 'the coupon');
      },
      'coupon-read',
    ),
    check('coupon/delete', '3', 'a coupon is taken back', async (bench) => {
      const { cart, before: previous } = await withCoupon(bench);
      claimEqual((await bench.ok('cartDeleteCoupon', { cart })).value, true, 'the answer');
      claimEqual(await totalsOf(bench, cart), previous, 'the totals');
    }),
    check(
      'coupon/delete-none',
      'RL-2',
      'taking back a coupon that is not there is no fault',
      async ({ ok, newCart }) => {
        await ok('cartDeleteCoupon', { cart: await newCart() });
      },
      'cart-versions',
    ),
    check('coupon/kept', '3', 'a refused code leaves the one that holds', async (bench) => {
      const { cart, code } = await withCoupon(bench);
      await bench.refused('cartApplyCoupon', { cart, query: { coupon: 'NO-SUCH-COUPON' } });
      claimEqual(
        (await totalsOf(bench, cart)).coupon_code?.toUpperCase(),
        code.toUpperCase(),
        'coupon_code',
      );
    }),
  ],
};

/** A cart before and after a coupon. */
async function withCoupon(bench: Bench) {
  const code = couponOf(bench);
  const cart = await mixedCart(bench);
  const previous = await totalsOf(bench, cart);
  await bench.ok('cartApplyCoupon', { cart, query: { coupon: code } });
  return { cart, code, before: previous, totals: await totalsOf(bench, cart) };
}
