/** Shows a number on the icon of an installed shop; 0 removes it. Does nothing in a browser without app badges. */
export function showAppBadge(count: number): void {
  const device = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const change = count === 0 ? device.clearAppBadge?.() : device.setAppBadge?.(count);
  // Rejects if the shop is not installed.
  change?.catch(() => undefined);
}
