import { useLingui } from '@lingui/react/macro';
import { SkipLink } from '@shop/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { PersonalProvider } from '../../wiring/personal-context.tsx';
import { useIsHydrated } from '../../wiring/use-is-hydrated.ts';
import { contentId } from './content-id.ts';
import { RouteProgressBar } from './route-progress-bar.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';

const Overlays = lazy(() => import('./overlays.tsx'));

/** What stands around every screen: header, the screen itself, footer, and what floats over them. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  return (
    <PersonalProvider>
      <SkipLink href={`#${contentId}`}>{t`Skip to content`}</SkipLink>
      <RouteProgressBar />
      <ShopHeader />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <ShopFooter />
      {isHydrated && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </PersonalProvider>
  );
}
