import { readRefund, redirectCommands, type ShopCommands } from '@shop/shop-cli';

const shopFolder = () => import('../modules/operations/shop-folder/index.ts');
const orders = () => import('../modules/order/index.ts');
const payments = () => import('../modules/payment/index.ts');
const points = () => import('../modules/shipping-and-payment/index.ts');
const events = () => import('../modules/order-events/index.ts');
const coupons = () => import('../modules/coupon/index.ts');
const keys = () => import('../modules/operations/operator-api/index.ts');
const customers = () => import('../modules/privacy/index.ts');

/** Commands on the database of this machine. The code of a command is loaded when it runs. */
export const localCommands: ShopCommands = {
  create: async (folder, options) => (await shopFolder()).runCreateShop(folder, options),
  check: async () => (await shopFolder()).runCheckShop(),
  importFiles: async (files, options) =>
    (await import('../documents/import/import-command.ts')).runImport(files, options),
  prices: async (files) => (await import('../modules/prices/index.ts')).runPrices(files),
  stock: async (files) => (await import('../modules/stock/index.ts')).runStock(files),
  products: async (action, skus) =>
    (await import('../catalog/commands/product-command.ts')).runProducts(action, skus),
  reindex: async () => (await import('../catalog/commands/reindex-command.ts')).runReindex(),
  invalidate: async (tags) =>
    (await import('../modules/operations/cache-invalidation/index.ts')).runInvalidate(tags),
  ...redirectCommands(async (work) => (await keys()).runRedirects(work)),
  orderList: async (status) => (await orders()).runOrderList(status),
  orderShow: async (numbers) => (await orders()).runOrderShow(numbers),
  orderExport: async (options) => (await orders()).runOrderExport(options),
  orderStatus: async (number, status) => (await orders()).runOrderStatus(number, status),
  orderStep: async (number, step) => (await orders()).runOrderStep(number, step),
  orderDispatch: async (number, ...parcel) => (await orders()).runOrderDispatch(number, ...parcel),
  orderInvoice: async (number) =>
    (await import('../modules/invoice/index.ts')).runOrderInvoice(number),
  orderTrack: async (number, ...parcel) => (await orders()).runOrderTrack(number, ...parcel),
  orderRefund: async (number, ...refund) =>
    (await payments()).runPaymentRefund(number, readRefund(...refund)),
  paymentShow: async (number) => (await payments()).runPaymentShow(number),
  paymentCapture: async (number) => (await payments()).runPaymentCapture(number),
  pointList: async () => (await points()).runPointList(),
  pointImport: async (carrier, file) => (await points()).runPointImport(carrier, file),
  pointRemove: async (carrier) => (await points()).runPointRemove(carrier),
  eventList: async (state) => (await events()).runEventList(state),
  eventResend: async (ids) => (await events()).runEventResend(ids),
  eventReplay: async (since) => (await events()).runEventReplay(since),
  async couponList(isWithEnded) {
    const { couponList, runCoupons } = await coupons();
    return runCoupons(couponList(isWithEnded));
  },
  async couponAdd(...coupon) {
    const { couponAdd, runCoupons } = await coupons();
    return runCoupons(couponAdd(...coupon));
  },
  async couponEnd(code) {
    const { couponEnd, runCoupons } = await coupons();
    return runCoupons(couponEnd(code));
  },
  reviews: async (action, ids) =>
    (await import('../modules/review/index.ts')).runReviews(action, ids),
  newsletter: async (list) => (await import('../modules/newsletter/index.ts')).runNewsletter(list),
  emails: async (numbers) => (await import('../modules/emails/index.ts')).runEmails(numbers),
  userList: async (text) => (await customers()).runUserList(text),
  userImport: async (file, options) => (await customers()).runUserImport(file, options),
  userErase: async (email) => (await customers()).runUserErase(email),
  keyCreate: async (name, scopes) => (await keys()).runKeyCreate(name, scopes),
  keyList: async () => (await keys()).runKeyList(),
  keyRevoke: async (name) => (await keys()).runKeyRevoke(name),
  keyLog: async () => (await keys()).runKeyLog(),
  vitals: async (options) =>
    (await import('../modules/operations/web-vitals/index.ts')).runVitals(options),
  searchReport: async (options) =>
    (await import('../modules/operations/search-report/index.ts')).runSearchReport(options),
};
