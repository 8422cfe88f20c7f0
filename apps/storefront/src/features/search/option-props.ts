/** A list of suggestions that the field above it steers: its id, and the option meant. */
export interface SteeredList {
  readonly id: string;
  readonly active: string | undefined;
}

/** What makes a link an option of such a list. `place` is its own in the list. */
export function optionProps({ id, active }: SteeredList, place: string) {
  const ownId = `${id}-${place}`;
  return {
    id: ownId,
    role: 'option',
    'aria-selected': ownId === active,
    tabIndex: -1,
  } as const;
}
