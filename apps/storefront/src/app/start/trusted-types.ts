import type { Settings } from '../../shop/settings/settings.ts';

/** Rules of a Trusted Types policy: text that may become HTML, script or a script's address, or `null`. */
interface PolicyRules {
  createHTML(html: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(address: string): string | null;
}

/** Part of the browser's Trusted Types that the shop uses; undefined in browsers without them. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: PolicyRules): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Text that React creates an empty script element from. */
const emptyScript = '<script></script>';

/** Accepts JSON for a script element. Rejects text with `<`, because it could become HTML. */
function isJson(text: string): boolean {
  if (text.includes('<')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the rules for text that becomes script: data in script elements, files of this build, the service worker and,
 * if the operator configured third-party scripts, every address that the policy of the page allows.
 */
export function trustRules(
  origin: string,
  thirdPartyScripts: Settings['thirdPartyScripts'],
): PolicyRules {
  const hasOthers = Object.keys(thirdPartyScripts).length > 0;
  return {
    createHTML: (html) => (html === emptyScript || isJson(html) ? html : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL(address) {
      const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
      if (url === undefined) return null;
      if (url.origin !== origin) return hasOthers && url.protocol === 'https:' ? address : null;
      return url.pathname === '/sw.js' || url.pathname.startsWith('/assets/') ? address : null;
    },
  };
}

/**
 * Sets the default policy of the page, through which every string passes before it becomes script. Call it once, before
 * the first render. Source: RL-14.
 */
export function trustOwnScripts(thirdPartyScripts: Settings['thirdPartyScripts']): void {
  window.trustedTypes?.createPolicy(
    'default',
    trustRules(window.location.origin, thirdPartyScripts),
  );
}
