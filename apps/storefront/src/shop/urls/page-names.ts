import { currentConfig } from '../settings/current-config.ts';

/** Returns the values for placeholders in the paths of pages. */
export function pageNames() {
  const { name, product } = currentConfig().shop;
  return { name, product };
}
