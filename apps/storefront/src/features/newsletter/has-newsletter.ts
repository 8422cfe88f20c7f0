import type { Settings } from '../../shop/settings/settings.ts';

/** Returns whether the shop takes subscriptions: not before it has a privacy notice. */
export function hasNewsletter({ missingPages }: Pick<Settings, 'missingPages'>): boolean {
  return missingPages?.includes('/adatvedelem') !== true;
}
