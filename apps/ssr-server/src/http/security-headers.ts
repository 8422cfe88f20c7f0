import { routePolicyOf, stripStorePrefix } from '@shop/url-resolver';

/** Features of the device: the shop uses none, and the header denies each. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Features that a page needs to play a video; embedded pages of other origins are denied them. */
const usedFeatures = ['autoplay', 'fullscreen', 'picture-in-picture'];
const permissions = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...usedFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/**
 * Returns the security headers of a response. `storeCodes`: store codes that are used as path prefixes.
 *
 * Source: RL-14.
 */
export function securityHeaders(
  path: string,
  storeCodes: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  const isSecret = routePolicyOf(stripStorePrefix(path, storeCodes).path)?.isSecret === true;
  return [
    ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    // Pictures are shown by price comparison sites and in messages, too.
    ['cross-origin-resource-policy', path.startsWith('/img/') ? 'cross-origin' : 'same-origin'],
    ['permissions-policy', permissions],
  ];
}
