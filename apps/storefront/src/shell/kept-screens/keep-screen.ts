import { replaceEqualDeep } from '@tanstack/react-router';

/** A screen that was shown, as it was left. */
export interface KeptScreen<Place> {
  readonly id: number;
  readonly place: Place;
  /** Keys of the history entries it has shown. */
  readonly entries: readonly string[];
}

/** An entry of the history and what it shows. */
export interface Visit<Place> {
  readonly place: Place;
  /** Key of the history entry; undefined on the server and while another page is on its way. */
  readonly entry: string | undefined;
}

/** Identity of a screen: another address of the same screen, such as a filter, renders it again. */
type ScreenKeyOf<Place> = (place: Place) => string;

/**
 * Returns the screens to keep, the shown one first, the others by their last visit. An entry that a kept screen has
 * shown is shown by that screen; another entry of the screen in sight extends it; anything else begins a new screen.
 * Returns `keptScreens` itself where nothing changes.
 *
 * `limit`: number of screens, at least 1. Those left longest ago are dropped.
 */
export function keepScreen<Place>(
  keptScreens: readonly KeptScreen<Place>[],
  { place, entry }: Visit<Place>,
  keyOf: ScreenKeyOf<Place>,
  limit: number,
): readonly KeptScreen<Place>[] {
  const [current] = keptScreens;
  const isSame = (screen: KeptScreen<Place>) => keyOf(screen.place) === keyOf(place);
  const matchingScreen =
    keptScreens.find(
      (screen) => entry !== undefined && screen.entries.includes(entry) && isSame(screen),
    ) ?? (current !== undefined && isSame(current) ? current : undefined);
  if (matchingScreen === undefined) {
    const id = Math.max(-1, ...keptScreens.map((screen) => screen.id)) + 1;
    return [{ id, place, entries: listOf(entry) }, ...keptScreens].slice(0, limit);
  }
  const isKnown = entry === undefined || matchingScreen.entries.includes(entry);
  // What is equal stays the same object, so that a screen shown again does not render.
  const shownPlace: Place = replaceEqualDeep(matchingScreen.place, place);
  if (matchingScreen === current && isKnown && shownPlace === matchingScreen.place)
    return keptScreens;
  const entries = isKnown ? matchingScreen.entries : [...matchingScreen.entries, ...listOf(entry)];
  return [
    { id: matchingScreen.id, place: shownPlace, entries },
    ...keptScreens.filter((screen) => screen !== matchingScreen),
  ];
}

const listOf = (entry: string | undefined) => (entry === undefined ? [] : [entry]);
