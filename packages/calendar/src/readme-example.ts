import { budapestTime, deliveryWindow, momentOf, orderedOn, periodEnd } from '@shop/calendar';
import { unsafeBrand, type EpochMs } from '@shop/kernel';

// Ordered on a Thursday before noon in Budapest; the Friday is a working day.
const orderedAt = unsafeBrand<EpochMs>(Date.UTC(2026, 2, 5, 10, 30));
export const clock = budapestTime(orderedAt); // {"date":"2026-03-05","hour":11,"minute":30}

const day = orderedOn(orderedAt);
export const arrives = deliveryWindow(day, { min: 2, max: 4 }); // {"from":"2026-03-09","to":"2026-03-11"}

export const isOpen = orderedAt < periodEnd(orderedAt, 14); // true

export const start = momentOf('2026-03-05 11:30:00', 'Europe/Budapest') === orderedAt; // true
