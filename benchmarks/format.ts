/**
 * Measures formatted prices and delivery dates per second.
 *
 *   node --conditions=@shop/source benchmarks/format.ts
 */
import { deliveryWindow } from '@shop/calendar';
import { formatDateRange, formatMoney } from '@shop/format';
import { unsafeBrand, type IsoDate } from '@shop/kernel';
import { perSecond, printRate } from './measure.ts';

let minor = 0;
printRate(
  'format: formatMoney, Hungarian',
  perSecond(() => formatMoney({ minor: (minor += 7), currency: 'HUF' }, 'hu')),
);
const today = unsafeBrand<IsoDate>('2026-03-03');
printRate(
  'format: delivery window in words',
  perSecond(() => {
    const { from, to } = deliveryWindow(today, { min: 2, max: 4 });
    return formatDateRange(from, to, 'hu');
  }),
);
