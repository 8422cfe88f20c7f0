import type { Section } from './check.ts';
import { envelopeChecks } from './checks/envelope-checks.ts';
import { facetChecks } from './checks/facet-checks.ts';
import { hostileChecks } from './checks/hostile-checks.ts';
import { operatorChecks } from './checks/operator-checks.ts';
import { orderOfSearchChecks } from './checks/order-of-search-checks.ts';
import { searchChecks } from './checks/search-checks.ts';

/** Everything that is judged, in the order it is judged and reported. */
export const sections: readonly Section[] = [
  envelopeChecks,
  searchChecks,
  operatorChecks,
  facetChecks,
  orderOfSearchChecks,
  hostileChecks,
];
