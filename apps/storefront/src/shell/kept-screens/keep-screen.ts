import { replaceEqualDeep } from '@tanstack/react-router';

/** Screen that was shown, in its last state. */
export interface KeptScreen<Place> {
  readonly id: number;
  readonly place: Place;
  /** Keys of the history entries that it has shown. */
  readonly entries: readonly string[];
}

/** Current history entry and its screen. */
export interface Visit<Place> {
  readonly place: Place;
  /** Key of the history entry; undefined on the server and while another page is loading. */
  readonly entry: string | undefined;
}

/** Identity of a screen: another address of the same screen, such as a filter, renders it again. */
type ScreenKeyOf<Place> = (place: Place) => string;

/**
 * Returns the screens to keep, the visible one first, the others by their last visit. A history entry that a kept
 * screen has shown is shown by that screen; another entry of the visible screen is added to it; any other entry creates
 * a new screen. Returns `keptScreens` itself if nothing changes.
 *
 * `limit`: number of screens, at least 1. The screens left longest ago are dropped.
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
  // Equal values keep their object, so that a restored screen does not render.
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
