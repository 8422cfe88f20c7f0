import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, Alert } from '@shop/ui';
import { useState } from 'react';
import { browserIds } from '@shop/platform-browser';
import { useIsOnline } from '../../platform/use-is-online.ts';
import { keepHandOffBinding } from './hand-off-binding.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useShop } from '../../shop/use-shop.ts';
import { shopHostAddress } from './shop-host-address.ts';

/**
 * Opens the checkout. With an external checkout it hands the cart over by a one-time code and opens that site; on the
 * shop host itself the checkout is a page of this app.
 */
export function CheckoutButton({ wide = false }: { wide?: boolean }) {
  const { t } = useLingui();
  const { settings, pathPrefix } = useShop();
  const shopper = useShopper();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'handing-over' | 'failed'>('idle');

  async function proceed(): Promise<void> {
    if (shopper === undefined) return;
    if (!settings.externalCheckout) {
      await navigate({ href: '/checkout' });
      return;
    }
    setState('handing-over');
    const { shopHost } = settings;
    const addressWith = (code: string) =>
      shopHostAddress(shopHost, window.location, pathPrefix, code);
    const { hostname } = new URL(addressWith(''), window.location.href);
    const binding = keepHandOffBinding(browserIds.uuid(), window.location, hostname);
    const code = await shopper.cart.handOff(binding);
    if (!code.ok) {
      setState('failed');
      return;
    }
    window.location.assign(addressWith(code.value) + shopper.deliveryPlace.fragment());
  }

  return (
    <>
      <Button
        wide={wide}
        onClick={() => void proceed()}
        busyLabel={state === 'handing-over' ? t`The cart is on its way…` : undefined}
      >
        {t`Proceed to checkout`}
      </Button>
      {state === 'failed' && (
        <Alert tone="error" live>
          {isOnline
            ? t`The checkout cannot be reached right now. The cart is kept; try again in a moment.`
            : t`The checkout needs a network connection. The cart is kept.`}
        </Alert>
      )}
    </>
  );
}
