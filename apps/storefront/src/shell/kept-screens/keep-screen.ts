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
 * Returns `kept` itself where nothing changes.
 *
 * `limit`: number of screens, at least 1. Those left longest ago are dropped.
 */
export function keepScreen<Place>(
  kept: readonly KeptScreen<Place>[],
  { place, entry }: Visit<Place>,
  keyOf: ScreenKeyOf<Place>,
  limit: number,
): readonly KeptScreen<Place>[] {
  const [current] = kept;
  const isSame = (screen: KeptScreen<Place>) => keyOf(screen.place) === keyOf(place);
  const found =
    kept.find(
      (screen) => entry !== undefined && screen.entries.includes(entry) && isSame(screen),
    ) ?? (current !== undefined && isSame(current) ? current : undefined);
  if (found === undefined) {
    const id = Math.max(-1, ...kept.map((screen) => screen.id)) + 1;
    return [{ id, place, entries: listOf(entry) }, ...kept].slice(0, limit);
  }
  const isKnown = entry === undefined || found.entries.includes(entry);
  // What is equal stays the same object, so that a screen shown again does not render.
  const shown: Place = replaceEqualDeep(found.place, place);
  if (found === current && isKnown && shown === found.place) return kept;
  const entries = isKnown ? found.entries : [...found.entries, ...listOf(entry)];
  return [{ id: found.id, place: shown, entries }, ...kept.filter((screen) => screen !== found)];
}

const listOf = (entry: string | undefined) => (entry === undefined ? [] : [entry]);
