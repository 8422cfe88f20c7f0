export {
  couponAdd,
  couponEnd,
  couponList,
  type CouponOptions,
  runCoupons,
} from './coupon-command.ts';
export {
  addCoupon,
  endCoupon,
  findCoupon,
  giveCouponBack,
  listCoupons,
  loadDemoCoupons,
  newCoupon,
  useCoupon,
} from './coupon-store.ts';
