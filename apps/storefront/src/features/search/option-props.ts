/** List of suggestions controlled by the field above it: its id, and the active option. */
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
