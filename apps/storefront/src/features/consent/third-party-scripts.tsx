import { useEffect } from 'react';
import { appendScript } from '../../shop/analytics/append-script.ts';
import { holdsToken } from '../../shop/analytics/holds-token.ts';
import { scriptsOf, startThirdPartyScripts } from '../../shop/analytics/third-party-scripts.ts';
import { useShop } from '../../shop/use-shop.ts';

/**
 * Loads chat, heat map and analytics after consent and the first seconds of the page. Loads none on a page that was
 * opened by a link with a token.
 */
export function ThirdPartyScripts() {
  const { settings, config, consent } = useShop();
  useEffect(
    () =>
      startThirdPartyScripts(
        holdsToken(window.location.hash) ? [] : scriptsOf(settings),
        config.screen.thirdPartyScriptsMs,
        {
          consent,
          after(ms, call) {
            const timer = setTimeout(call, ms);
            return () => clearTimeout(timer);
          },
          load: appendScript,
          reload: () => window.location.reload(),
        },
      ),
    [settings, config, consent],
  );
  return null;
}
