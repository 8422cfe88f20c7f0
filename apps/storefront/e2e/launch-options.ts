import type { LaunchOptions } from '@playwright/test';

/** Pages of the browser's own in every window, two for each of ours: a third of the processor went to them. */
const windowFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** A process kept ready beside every window, which a test closes before it is used. */
const spareProcess = 'SpareRendererForSitePerProcess';
/** What playwright turns off by the same switch, of which the last one counts. */
const playwrightFeatures = [
  'AimEnabled',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Options of the browser at this path; `undefined`: the one of playwright. */
export const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    // A page of a journey lives for seconds: what is optimised meanwhile takes the processor, and is hardly run.
    '--js-flags=--no-opt --no-maglev',
    `--disable-features=${[...windowFeatures, spareProcess, ...playwrightFeatures].join()}`,
  ],
});
