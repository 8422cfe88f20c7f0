import type { Locale } from '../locale.ts';
import { formatPlace } from './postal-place.ts';

/** Pickup point of an order. */
export interface PickupPlace {
  readonly name: string;
  readonly postcode: string;
  readonly city: string;
  /** With its number. */
  readonly street: string;
  readonly phone?: string | undefined;
}

/** Returns the lines of a pickup point: name, address, and telephone if it has one. Source: FO-26. */
export function pickupLines(point: PickupPlace, locale: Locale): readonly string[] {
  const { name, phone } = point;
  return [name, pickupPlace(point, locale), ...(phone === undefined ? [] : [phone])];
}

/** Formats name and address of a pickup point on one line. Source: FO-26. */
export function formatPickup(point: PickupPlace, locale: Locale): string {
  return `${point.name}: ${pickupPlace(point, locale)}`;
}

/** Formats the address of a pickup point on one line. Source: FO-26. */
export function pickupPlace({ postcode, city, street }: PickupPlace, locale: Locale): string {
  return formatPlace({ postcode, city, street: [street] }, locale);
}
