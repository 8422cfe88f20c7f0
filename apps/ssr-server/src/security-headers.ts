import { routePolicyOf, stripStorePrefix } from '@shop/url-resolver';

/** Nothing of a device is used, and browsers are told so, feature by feature. */
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
/** What a page needs to play a film; pages of others in it may not. */
const usedFeatures = ['autoplay', 'fullscreen', 'picture-in-picture'];
const permissions = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...usedFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/**
 * The headers every answer carries, whoever made it. `storeCodes`: of the views whose paths begin with them.
 *
 * Source: RL-14.
 */
export function securityHeaders(
  path: string,
  storeCodes: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  const isSecret = routePolicyOf(stripStorePrefix(path, storeCodes).rest)?.isSecret === true;
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
