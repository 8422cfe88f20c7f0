import { openingState, type ShopMoment, type Store } from '@shop/catalog-client';
import { addDays, budapestTime, dayParts, publicHolidays } from '@shop/calendar';
import { unsafeBrand, type EpochMs, type IsoDate } from '@shop/kernel';

/** A moment as the clocks in Hungary show it. */
export function shopMoment(now: number): ShopMoment {
  const { date, hour, minute } = budapestTime(unsafeBrand<EpochMs>(now));
  const two = (number: number) => String(number).padStart(2, '0');
  return { ...dayOf(date), time: `${two(hour)}:${two(minute)}` };
}

/** When a shop that is closed today opens next; `undefined` when it does not within two weeks. */
export function nextOpening(
  store: Pick<Store, 'closedOn' | 'hours'>,
  today: ShopMoment,
): { readonly isTomorrow: boolean; readonly weekday: number; readonly opens: string } | undefined {
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const day = dayOf(addDays(unsafeBrand<IsoDate>(today.date), ahead));
    // Every shop opens later than the day begins.
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
