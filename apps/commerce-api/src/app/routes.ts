import { accountRoutes } from '../modules/customer/index.ts';
import { signInRoutes } from '../modules/sign-in/index.ts';
import { cartRoutes, couponRoutes, handoffRoutes, totalsRoutes } from '../modules/cart/index.ts';
import { productRoutes, searchRoutes, urlRoutes } from '../catalog/index.ts';
import {
  bannerRoutes,
  cmsRoutes,
  deliveryRoutes,
  instalmentRoutes,
} from '../modules/content/index.ts';
import { downloadRoutes } from '../modules/media/downloads/index.ts';
import { graphqlRoutes } from '../graphql/graphql-routes.ts';
import type { Routes } from '../modules/context.ts';
import { invoiceRoutes } from '../modules/invoice/index.ts';
import { loyaltyRoutes } from '../modules/loyalty/index.ts';
import { feedRoutes } from '../modules/feeds/index.ts';
import { contactRoutes } from '../modules/contact/index.ts';
import { newsletterRoutes } from '../modules/newsletter/index.ts';
import { openApiRoutes } from '../openapi/openapi-routes.ts';
import {
  orderAccessRoutes,
  orderRoutes,
  ownOrderRoutes,
  withdrawalRoutes,
} from '../modules/order/index.ts';
import { paymentRoutes } from '../modules/payment/index.ts';
import { pageRoutes } from '../modules/pages/index.ts';
import { videoRoutes, imageRoutes } from '../modules/media/images/index.ts';
import { reviewRoutes, reviewsWidgetRoutes } from '../modules/review/index.ts';
import { deliveryTermsRoutes, parcelPointRoutes } from '../modules/shipping-and-payment/index.ts';
import { stockAlertRoutes, stockRoutes } from '../modules/stock/index.ts';
import { ogImageRoutes } from '../modules/media/og-image/index.ts';
import { searchReportRoutes } from '../modules/operations/search-report/index.ts';
import { vitalRoutes } from '../modules/operations/web-vitals/index.ts';

/** Every area of the contract that this process serves. Add a new area here. */
export const apiRoutes: readonly Routes[] = [
  searchRoutes,
  graphqlRoutes,
  productRoutes,
  pageRoutes,
  stockRoutes,
  stockAlertRoutes,
  urlRoutes,
  bannerRoutes,
  cmsRoutes,
  deliveryRoutes,
  instalmentRoutes,
  deliveryTermsRoutes,
  parcelPointRoutes,
  reviewRoutes,
  reviewsWidgetRoutes,
  newsletterRoutes,
  loyaltyRoutes,
  imageRoutes,
  videoRoutes,
  ogImageRoutes,
  feedRoutes,
  downloadRoutes,
  signInRoutes,
  accountRoutes,
  cartRoutes,
  totalsRoutes,
  handoffRoutes,
  couponRoutes,
  orderRoutes,
  ownOrderRoutes,
  orderAccessRoutes,
  withdrawalRoutes,
  paymentRoutes,
  invoiceRoutes,
  contactRoutes,
  vitalRoutes,
  searchReportRoutes,
  openApiRoutes,
];
