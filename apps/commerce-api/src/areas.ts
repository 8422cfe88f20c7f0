import { accountRoutes } from './account/account-routes.ts';
import { signInRoutes } from './account/sign-in-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { handoffRoutes } from './cart/handoff-routes.ts';
import { totalsRoutes } from './cart/totals-routes.ts';
import { productRoutes } from './catalogue/product-routes.ts';
import { searchRoutes } from './catalogue/search-routes.ts';
import { urlRoutes } from './catalogue/url-routes.ts';
import { bannerRoutes } from './content/banner-routes.ts';
import { cmsRoutes } from './content/cms-routes.ts';
import { deliveryRoutes } from './content/delivery-routes.ts';
import { instalmentRoutes } from './content/instalment-routes.ts';
import { couponRoutes } from './coupon/coupon-routes.ts';
import { downloadRoutes } from './download/download-routes.ts';
import { graphqlRoutes } from './graphql/graphql-routes.ts';
import type { Routes } from './http/create-api.ts';
import { loyaltyRoutes } from './loyalty/loyalty-routes.ts';
import { machineRoutes } from './machine/machine-routes.ts';
import { contactRoutes } from './mail/contact-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { orderRoutes } from './order/order-routes.ts';
import { ownOrderRoutes } from './order/own-order-routes.ts';
import { withdrawalRoutes } from './order/withdrawal-routes.ts';
import { pageRoutes } from './page/page-routes.ts';
import { filmRoutes } from './picture/film-routes.ts';
import { pictureRoutes } from './picture/picture-routes.ts';
import { reviewRoutes } from './review/review-routes.ts';
import { reviewsWidgetRoutes } from './review/reviews-widget-routes.ts';
import { stockAlertRoutes } from './stock/stock-alert-routes.ts';
import { sharePictureRoutes } from './share-picture/share-picture-routes.ts';
import { stockRoutes } from './stock/stock-routes.ts';
import { vitalRoutes } from './vitals/vital-routes.ts';

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
