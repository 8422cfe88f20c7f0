import { accountRoutes } from '../modules/customer/account-routes.ts';
import { signInRoutes } from '../modules/sign-in/sign-in-routes.ts';
import { cartRoutes } from '../modules/cart/cart-routes.ts';
import { handoffRoutes } from '../modules/cart/handoff-routes.ts';
import { totalsRoutes } from '../modules/cart/totals-routes.ts';
import { productRoutes } from '../catalog/routes/product-routes.ts';
import { searchRoutes } from '../catalog/routes/search-routes.ts';
import { urlRoutes } from '../catalog/routes/url-routes.ts';
import { bannerRoutes } from '../modules/content/banner-routes.ts';
import { cmsRoutes } from '../modules/content/cms-routes.ts';
import { deliveryRoutes } from '../modules/content/delivery-routes.ts';
import { instalmentRoutes } from '../modules/content/instalment-routes.ts';
import { couponRoutes } from '../modules/cart/coupon-routes.ts';
import { downloadRoutes } from '../modules/downloads/download-routes.ts';
import { graphqlRoutes } from '../graphql/graphql-routes.ts';
import type { Routes } from '../modules/context.ts';
import { loyaltyRoutes } from '../modules/loyalty/loyalty-routes.ts';
import { machineRoutes } from '../modules/feeds/feed-routes.ts';
import { contactRoutes } from '../modules/contact/contact-routes.ts';
import { newsletterRoutes } from '../modules/newsletter/newsletter-routes.ts';
import { openApiRoutes } from '../openapi/openapi-routes.ts';
import { orderRoutes } from '../modules/order/placing/order-routes.ts';
import { ownOrderRoutes } from '../modules/order/history/own-order-routes.ts';
import { withdrawalRoutes } from '../modules/order/withdrawal/withdrawal-routes.ts';
import { pageRoutes } from '../modules/pages/page-routes.ts';
import { filmRoutes } from '../modules/images/video-routes.ts';
import { pictureRoutes } from '../modules/images/image-routes.ts';
import { reviewRoutes } from '../modules/review/review-routes.ts';
import { reviewsWidgetRoutes } from '../modules/review/reviews-widget-routes.ts';
import { stockAlertRoutes } from '../modules/stock/stock-alert-routes.ts';
import { sharePictureRoutes } from '../modules/og-image/og-image-routes.ts';
import { stockRoutes } from '../modules/stock/stock-routes.ts';
import { vitalRoutes } from '../modules/web-vitals/vital-routes.ts';

/** Every area of the contract this process serves. A new area is one line here. */
export const areas: readonly Routes[] = [
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
  reviewRoutes,
  reviewsWidgetRoutes,
  newsletterRoutes,
  loyaltyRoutes,
  pictureRoutes,
  filmRoutes,
  sharePictureRoutes,
  machineRoutes,
  downloadRoutes,
  signInRoutes,
  accountRoutes,
  cartRoutes,
  totalsRoutes,
  handoffRoutes,
  couponRoutes,
  orderRoutes,
  ownOrderRoutes,
  withdrawalRoutes,
  contactRoutes,
  vitalRoutes,
  openApiRoutes,
];
