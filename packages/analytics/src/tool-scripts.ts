import type { ConsentPurpose } from './analytics-event.ts';

/** Accounts of a shop's tools. '' means that the tool is off. */
export interface AnalyticsAccounts {
  /** Measurement id of GA4 (`G-…`) or container of Google Tag Manager (`GTM-…`). */
  readonly google: string;
  /** Number of the Meta pixel. */
  readonly metaPixel: string;
}

/** Script of a tool, and the purposes of which one must be allowed before it is loaded. */
export interface ToolScript {
  readonly tool: 'google' | 'tagManager' | 'metaPixel';
  readonly address: string;
  readonly purposes: readonly ConsentPurpose[];
}

/** Returns true for the id of a container of Google Tag Manager. */
export const isTagManager = (id: string) => id.startsWith('GTM-');

/** Returns the scripts of the accounts. Source: AN-14. */
export function toolScripts({ google, metaPixel }: AnalyticsAccounts): readonly ToolScript[] {
  const scripts: ToolScript[] = [];
  if (google !== '') {
    const file = isTagManager(google) ? 'gtm.js' : 'gtag/js';
    scripts.push({
      tool: isTagManager(google) ? 'tagManager' : 'google',
      address: `https://www.googletagmanager.com/${file}?id=${encodeURIComponent(google)}`,
      purposes: isTagManager(google) ? ['analytics', 'marketing'] : ['analytics'],
    });
  }
  if (metaPixel !== '') {
    scripts.push({
      tool: 'metaPixel',
      address: 'https://connect.facebook.net/en_US/fbevents.js',
      purposes: ['marketing'],
    });
  }
  return scripts;
}

/** Returns the origins that the scripts of the accounts load from and report to, for a content security policy. Source: AN-14. */
export function toolOrigins({ google, metaPixel }: AnalyticsAccounts): readonly string[] {
  return [
    ...(google === ''
      ? []
      : [
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ]),
    ...(metaPixel === '' ? [] : ['https://connect.facebook.net', 'https://www.facebook.com']),
  ];
}
