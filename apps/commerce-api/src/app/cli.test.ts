import { expect, it } from 'vitest';
import { runCoupons } from '../modules/coupon/coupon-command.ts';
import { runNewsletter } from '../modules/newsletter/newsletter-command.ts';
import { runOrders } from '../modules/order/history/order-command.ts';
import { runReviews } from '../modules/review/review-command.ts';

it.each([
  ['newsletter', runNewsletter, ['hirlevel', 'masik']],
  ['coupons list', runCoupons, ['list', 'all', 'more']],
  ['coupons end', runCoupons, ['end', 'A', 'B']],
  ['orders list', runOrders, ['list', 'pending', 'shipped']],
  ['reviews list', runReviews, ['list', '3']],
])('`shop %s` takes no word it would leave unread', async (_name, run, args) => {
  await expect(run(args)).rejects.toThrow(/Usage|say list/);
});
