import type { Section } from './check.ts';
import { cartChecks } from '../checks/cart/cart-checks.ts';
import { changeChecks } from '../checks/cart/change-checks.ts';
import { choiceChecks } from '../checks/cart/choice-checks.ts';
import { conditionChecks } from '../checks/catalog/condition-checks.ts';
import { contentChecks } from '../checks/content/content-checks.ts';
import { couponChecks } from '../checks/cart/coupon-checks.ts';
import { customerChecks } from '../checks/customer/customer-checks.ts';
import { deliveryChecks } from '../checks/cart/delivery-checks.ts';
import { descriptionChecks } from '../checks/transport/description-checks.ts';
import { documentChecks } from '../checks/catalog/document-checks.ts';
import { envelopeChecks } from '../checks/transport/envelope-checks.ts';
import { facetChecks } from '../checks/catalog/facet-checks.ts';
import { handOffChecks } from '../checks/cart/hand-off-checks.ts';
import { historyChecks } from '../checks/order/history-checks.ts';
import { hostileChecks } from '../checks/transport/hostile-checks.ts';
import { indexSearchChecks } from '../checks/catalog/index-search-checks.ts';
import { emailChecks } from '../checks/content/email-checks.ts';
import { machineChecks } from '../checks/transport/machine-checks.ts';
import { messageChecks } from '../checks/content/message-checks.ts';
import { operatorChecks } from '../checks/catalog/operator-checks.ts';
import { optionalChecks } from '../checks/catalog/optional-checks.ts';
import { orderChecks } from '../checks/order/order-checks.ts';
import { orderOfSearchChecks } from '../checks/catalog/order-of-search-checks.ts';
import { originChecks } from '../checks/transport/origin-checks.ts';
import { ownDataChecks } from '../checks/customer/own-data-checks.ts';
import { ownOrderChecks } from '../checks/order/own-order-checks.ts';
import { pageChecks } from '../checks/catalog/page-checks.ts';
import { pictureChecks } from '../checks/content/picture-checks.ts';
import { profileChecks } from '../checks/customer/profile-checks.ts';
import { refusedOrderChecks } from '../checks/order/refused-order-checks.ts';
import { searchChecks } from '../checks/catalog/search-checks.ts';
import { sessionChecks } from '../checks/customer/session-checks.ts';
import { stockChecks } from '../checks/catalog/stock-checks.ts';
import { totalsChecks } from '../checks/cart/totals-checks.ts';

/** All sections, in the order in which they run and are reported. */
export const sections: readonly Section[] = [
  envelopeChecks,
  searchChecks,
  documentChecks,
  indexSearchChecks,
  operatorChecks,
  optionalChecks,
  conditionChecks,
  facetChecks,
  orderOfSearchChecks,
  stockChecks,
  pageChecks,
  cartChecks,
  choiceChecks,
  changeChecks,
  handOffChecks,
  totalsChecks,
  couponChecks,
  deliveryChecks,
  customerChecks,
  profileChecks,
  sessionChecks,
  orderChecks,
  refusedOrderChecks,
  historyChecks,
  ownOrderChecks,
  ownDataChecks,
  messageChecks,
  emailChecks,
  contentChecks,
  pictureChecks,
  machineChecks,
  originChecks,
  descriptionChecks,
  hostileChecks,
];
