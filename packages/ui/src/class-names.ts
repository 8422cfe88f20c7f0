/** Joins the defined names with spaces: `classNames(styles['root'], wide && styles['wide'], className)`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
