import { expect, test } from 'vitest';
import { stayWithoutNetwork } from './missing-files.ts';

/** Beginning of Chromium's message, by which the router detects a file that it could not fetch. */
const unfetched = /^Failed to fetch dynamically imported module/;

/** Reports a missing file as Vite does. */
function missing(isOnline: boolean): Error {
  const events = new EventTarget();
  stayWithoutNetwork(events, () => isOnline);
  const payload = new Error('Failed to fetch dynamically imported module: http://shop/home.js');
  events.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

test('a missing file makes the router reload the page, but not without a network', () => {
  expect(missing(true).message).toMatch(unfetched);
  expect(missing(false).message).not.toMatch(unfetched);
});
