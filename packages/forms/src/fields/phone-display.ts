/** Area or network, and the two groups of a Hungarian number. */
const hungarianGroups = /^\+36(1|[2-9]\d)(\d{3})(\d{3,4})$/;

/**
 * A stored number as it is shown: `+36 30 123 4567`, `+36 1 234 5678`, `+36 22 123 456`. In a module of its own: every page
 * shows a number, few read one. Source: FM-5.
 */
export function phoneForDisplay(e164: string): string {
  return e164.replace(hungarianGroups, '+36 $1 $2 $3');
}
