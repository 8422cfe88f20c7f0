import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Container, ErrorState, LinkButton, TextSkeleton } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../../platform/use-is-hydrated.ts';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { takeHandOffBinding } from '../../cart/hand-off-binding.ts';
import { handOverTarget } from './hand-over-target.ts';

const route = getRouteApi('/vsbridge/sync_session');

/**
 * Opens a cart that the shop handed over: exchanges the one-time code or the cart token of the address, then opens the
 * requested page.
 */
export function SessionHandOverScreen() {
  const { t } = useLingui();
  const shopper = useShopper();
  const navigate = useNavigate();
  const query = route.useSearch();
  const { code, session_id: cartToken } = query;
  const isHydrated = useIsHydrated();
  const [wasRefused, setRefused] = useState(false);
  const isAsked = typeof code === 'string' || typeof cartToken === 'string';
  const hasFailed = wasRefused || (isHydrated && !isAsked);
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (shopper === undefined || !isAsked || isUnderWay.current) return;
    // The code is valid once; a second run of this effect must not use it again.
    isUnderWay.current = true;
    void takeOver(shopper).then((arrived) => {
      if (!arrived) setRefused(true);
    });

    async function takeOver({ cart, account, deliveryPlace }: ShopperSession): Promise<boolean> {
      if (typeof code === 'string') {
        const adopted = await cart.adopt(code, takeHandOffBinding());
        if (!adopted.ok) return false;
        const { token, refreshToken } = adopted.value;
        if (token !== undefined) await account.adopt({ token, refreshToken });
      } else if (typeof cartToken === 'string') {
        const adopted = await cart.adoptToken(cartToken);
        if (!adopted.ok) return false;
      }
      deliveryPlace.setFrom(window.location.hash);
      await navigate({ href: handOverTarget(query), replace: true });
      return true;
    }
  }, [shopper, code, cartToken, isAsked, query, navigate]);

  return (
    <Container width="narrow">
      {hasFailed ? (
        <ErrorState
          title={t`The cart did not arrive`}
          reason={t`The link has expired or was used already.`}
          advice={t`The cart is still in the shop: proceed to checkout from there again.`}
          action={<LinkButton href="/cart">{t`View cart`}</LinkButton>}
        />
      ) : (
        <TextSkeleton label={t`The cart is on its way…`} count={4} />
      )}
    </Container>
  );
}
