import { deliveryWindow } from '@shop/calendar';
import {
  formatDateRange,
  formatDimensions,
  formatDiscount,
  formatFromPrice,
  formatMoney,
  formatOrderDate,
} from '@shop/format';
import { unsafeBrand, type EpochMs, type IsoDate } from '@shop/kernel';
import { huf } from '@shop/money';

const price = huf(12_990);

export const tag = formatMoney(price, 'hu'); // '12 990 Ft'
export const teaser = formatFromPrice(price, 'hu'); // '12 990 Ft-tól'
export const saving = formatDiscount(20, 'hu'); // '−20%'

const sofa = { widthCm: 180, depthCm: 90, heightCm: 75 };
export const size = formatDimensions(sofa, 'hu', 'short'); // '180 × 90 × 75 cm (szé × mé × ma)'

const ordered = unsafeBrand<EpochMs>(Date.UTC(2026, 2, 3, 13, 7));
export const orderRow = formatOrderDate(ordered); // '2026-03-03 14:07'

const arrives = deliveryWindow(unsafeBrand<IsoDate>('2026-03-03'), { min: 2, max: 4 });
export const delivery = formatDateRange(arrives.from, arrives.to, 'hu'); // 'március 5–9.'
