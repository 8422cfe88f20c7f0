import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Container, ErrorState, LinkButton, TextSkeleton } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../wiring/use-is-hydrated.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';

const route = getRouteApi('/vsbridge/sync_session');

/** Where a cart arrives from the shop: its one-time code is traded for the cart, and the checkout opens. */
export function SessionHandOverScreen() {
  const { t } = useLingui();
  const personal = usePersonal();
  const navigate = useNavigate();
  const { code, to } = route.useSearch();
  const isHydrated = useIsHydrated();
  const [wasRefused, setRefused] = useState(false);
  const hasFailed = wasRefused || (isHydrated && code === undefined);
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (personal === undefined || code === undefined || isUnderWay.current) return;
    // The code can be used once; a second run of this effect must not spend it again.
    isUnderWay.current = true;
    void takeOver(code).then((arrived) => {
      if (!arrived) setRefused(true);
    });

    async function takeOver(oneTimeCode: string): Promise<boolean> {
      if (personal === undefined) return false;
      const adopted = await personal.cart.adopt(oneTimeCode);
      if (!adopted.ok) return false;
      const { token, refreshToken } = adopted.value;
      if (token !== undefined) await personal.account.adopt({ token, refreshToken });
      await navigate({ href: to === 'cart' ? '/cart' : '/checkout', replace: true });
      return true;
    }
  }, [personal, code, to, navigate]);

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
