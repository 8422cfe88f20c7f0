import type { Section } from './check.ts';
import { cartChecks } from './checks/cart-checks.ts';
import { changeChecks } from './checks/change-checks.ts';
import { choiceChecks } from './checks/choice-checks.ts';
import { deliveryChecks } from './checks/delivery-checks.ts';
import { envelopeChecks } from './checks/envelope-checks.ts';
import { facetChecks } from './checks/facet-checks.ts';
import { hostileChecks } from './checks/hostile-checks.ts';
import { indexSearchChecks } from './checks/index-search-checks.ts';
import { operatorChecks } from './checks/operator-checks.ts';
import { orderOfSearchChecks } from './checks/order-of-search-checks.ts';
import { searchChecks } from './checks/search-checks.ts';
import { stockChecks } from './checks/stock-checks.ts';
import { totalsChecks } from './checks/totals-checks.ts';

/** Everything that is judged, in the order it is judged and reported. */
export const sections: readonly Section[] = [
  envelopeChecks,
  searchChecks,
  indexSearchChecks,
  operatorChecks,
  facetChecks,
  orderOfSearchChecks,
  stockChecks,
  cartChecks,
  choiceChecks,
  changeChecks,
  totalsChecks,
  deliveryChecks,
  hostileChecks,
];
