import type { LaunchOptions } from '@playwright/test';

/** Internal pages of the browser, two for each page of a test: they took a third of the processor time. */
const windowFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** Spare process for each window, which a test closes before it is used. */
const spareProcess = 'SpareRendererForSitePerProcess';
/** Features that playwright disables with the same switch, of which only the last one counts. */
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

/** Options of the browser at this path; `undefined`: that of playwright. */
export const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    // A page of a journey lives for seconds: optimizing its code costs more processor time than it saves.
    '--js-flags=--no-opt --no-maglev',
    `--disable-features=${[...windowFeatures, spareProcess, ...playwrightFeatures].join()}`,
  ],
});
