import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@shop/ui';
import { useState, useSyncExternalStore } from 'react';
import { install, installPrompt } from '../../platform/install-prompt.ts';
import { isReturnToCart, visitStorage } from '../../shopper/device/visit.ts';

/**
 * Offers to install the shop, on the cart page. Shown to returning shoppers with a filled cart, if the browser supports
 * it.
 */
export function InstallOffer() {
  const { t } = useLingui();
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.get, () => undefined);
  const [isReturn] = useState(() => !import.meta.env.SSR && isReturnToCart(visitStorage()));
  if (prompt === undefined || !isReturn) return null;
  return (
    <Stack gap={2} align="start">
      <Text size="small">{t`The shop can be put on the home screen: it opens without a network, with this cart.`}</Text>
      <Button variant="outline" size="small" onClick={() => void install()}>
        {t`Put it on the home screen`}
      </Button>
    </Stack>
  );
}
