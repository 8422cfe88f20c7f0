export {
  couponAdd,
  couponEnd,
  couponList,
  type CouponOptions,
  runCoupons,
} from './coupon-command.ts';
export { checkCouponRow, type CouponRefusal, type CouponRow } from './coupon-rule.ts';
export {
  findCoupon,
  giveCouponBack,
  loadDemoCoupons,
  newCoupon,
  useCoupon,
} from './coupon-store.ts';
export { viewCoupon } from './view-coupon.ts';
