import type { Section } from './check.ts';
import { cartChecks } from './checks/cart-checks.ts';
import { changeChecks } from './checks/change-checks.ts';
import { choiceChecks } from './checks/choice-checks.ts';
import { conditionChecks } from './checks/condition-checks.ts';
import { contentChecks } from './checks/content-checks.ts';
import { couponChecks } from './checks/coupon-checks.ts';
import { customerChecks } from './checks/customer-checks.ts';
import { deliveryChecks } from './checks/delivery-checks.ts';
import { descriptionChecks } from './checks/description-checks.ts';
import { documentChecks } from './checks/document-checks.ts';
import { envelopeChecks } from './checks/envelope-checks.ts';
import { facetChecks } from './checks/facet-checks.ts';
import { handOffChecks } from './checks/hand-off-checks.ts';
import { historyChecks } from './checks/history-checks.ts';
import { hostileChecks } from './checks/hostile-checks.ts';
import { indexSearchChecks } from './checks/index-search-checks.ts';
import { emailChecks } from './checks/letter-checks.ts';
import { machineChecks } from './checks/machine-checks.ts';
import { messageChecks } from './checks/message-checks.ts';
import { operatorChecks } from './checks/operator-checks.ts';
import { optionalChecks } from './checks/optional-checks.ts';
import { orderChecks } from './checks/order-checks.ts';
import { orderOfSearchChecks } from './checks/order-of-search-checks.ts';
import { originChecks } from './checks/origin-checks.ts';
import { ownDataChecks } from './checks/own-data-checks.ts';
import { ownOrderChecks } from './checks/own-order-checks.ts';
import { pageChecks } from './checks/page-checks.ts';
import { pictureChecks } from './checks/picture-checks.ts';
import { profileChecks } from './checks/profile-checks.ts';
import { refusedOrderChecks } from './checks/refused-order-checks.ts';
import { searchChecks } from './checks/search-checks.ts';
import { sessionChecks } from './checks/session-checks.ts';
import { stockChecks } from './checks/stock-checks.ts';
import { totalsChecks } from './checks/totals-checks.ts';

/** Everything that is judged, in the order it is judged and reported. */
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
