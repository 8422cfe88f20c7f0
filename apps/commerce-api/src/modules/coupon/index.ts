export {
  couponAdd,
  couponEnd,
  couponList,
  type CouponOptions,
  runCoupons,
} from './coupon-command.ts';
export {
  findCoupon,
  giveCouponBack,
  loadDemoCoupons,
  newCoupon,
  useCoupon,
} from './coupon-store.ts';
