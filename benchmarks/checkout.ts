/**
 * Measures validated fields per second during typing, and postcodes resolved to towns.
 *
 *   node --conditions=@shop/source benchmarks/checkout.ts
 */
import { emailProblem, phoneProblem, postcodeProblem, taxNumberProblem } from '@shop/forms';
import { townsOfPostcode } from '@shop/forms/towns';
import { perSecond, printRate } from './measure.ts';

printRate(
  'checkout: four fields checked',
  perSecond(() => [
    emailProblem('anna@example.hu'),
    phoneProblem('06 30 123 4567', 'HU'),
    postcodeProblem('1137', 'HU', 3),
    taxNumberProblem('12345676-2-41', 'HU', 3),
  ]),
);
let postcode = 1000;
printRate(
  'checkout: towns of a postcode',
  perSecond(() => townsOfPostcode(String(1000 + (postcode++ % 9000)))),
);
