/** A list of suggestions that the field above it steers: its id, and the option meant. */
export interface SteeredList {
  readonly id: string;
  readonly active: string | undefined;
}

/** Returns the props that make a link an option of a listbox. `place`: its index. */
export function optionProps({ id, active }: SteeredList, place: string) {
  const ownId = `${id}-${place}`;
  return {
    id: ownId,
    role: 'option',
    'aria-selected': ownId === active,
    tabIndex: -1,
  } as const;
}
