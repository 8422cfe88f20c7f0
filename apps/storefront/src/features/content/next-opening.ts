import { openingState, type ShopMoment, type Store } from '@shop/catalog-client';
import { addDays, budapestTime, dayParts, publicHolidays } from '@shop/calendar';
import { unsafeBrand, type EpochMs, type IsoDate } from '@shop/kernel';

/** Returns a moment as date and time in Hungary. */
export function shopMoment(now: number): ShopMoment {
  const { date, hour, minute } = budapestTime(unsafeBrand<EpochMs>(now));
  const two = (number: number) => String(number).padStart(2, '0');
  return { ...dayOf(date), time: `${two(hour)}:${two(minute)}` };
}

/** Returns when a store that is closed today opens next; `undefined` if it does not open within two weeks. */
export function nextOpening(
  store: Pick<Store, 'closedOn' | 'hours'>,
  today: ShopMoment,
): { readonly isTomorrow: boolean; readonly weekday: number; readonly opens: string } | undefined {
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const day = dayOf(addDays(unsafeBrand<IsoDate>(today.date), ahead));
    // At the start of the day every store is still closed.
    const state = openingState(store, { ...day, time: '' });
    if (state.kind === 'opens-later') {
      return { isTomorrow: ahead === 1, weekday: day.weekday, opens: state.opens };
    }
  }
  return undefined;
}

function dayOf(date: IsoDate): Omit<ShopMoment, 'time'> {
  const { year, weekday } = dayParts(date);
  return { date, weekday: weekday - 1, isHoliday: publicHolidays(year).includes(date) };
}
