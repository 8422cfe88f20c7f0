import { useLingui } from '@lingui/react/macro';
import { SkipLink } from '@shop/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactElement } from 'react';
import { Hydrate } from '../platform/hydrate/index.ts';
import { latePart } from '../platform/late-part.tsx';
import { firstLocation } from '../platform/page-location.ts';
import { untilFetched } from '../platform/until-fetched.ts';
import { useStartedShopper } from '../shopper/start/use-started-shopper.ts';
import { idleAfter } from '../platform/store-when-idle.ts';
import { useShop } from '../shop/use-shop.ts';
import { contentId } from '../shared/page/content-id.ts';
import { LateOverlays } from './overlays/late-overlays.tsx';
import { RouteProgressBar } from './route-progress-bar.tsx';
import { ProductPreview } from '../features/product/product-preview.tsx';
import { useOpenForShopper } from './use-open-for-shopper.ts';
import { useShellContent } from './use-shell-content.ts';
import { useShellLayout } from './use-shell-layout.ts';

const header = latePart(() => untilFetched(() => import('./header/shop-header.tsx')));
const minimalHeader = latePart(() => untilFetched(() => import('./header/minimal-header.tsx')));
const minimalFooter = latePart(() => untilFetched(() => import('./footer/minimal-footer.tsx')));
const footer = latePart(() => untilFetched(() => import('./footer/shop-footer.tsx')));

/** Renders header and footer around a screen, as its layout requires, and the overlays. */
export function Shell({ children }: { children: ReactElement }) {
  const { t } = useLingui();
  const layout = useShellLayout();
  const content = useShellContent();
  firstLocation(useRouter());
  return (
    <>
      <SkipLink href={`#${contentId}`}>{t`Skip to content`}</SkipLink>
      <RouteProgressBar />
      {layout === 'default' && (
        <Hydrate when="interaction" content={content.header} isInOnePlace fetch={header.fetch}>
          <header.Component />
        </Hydrate>
      )}
      {layout === 'minimal' && (
        <Hydrate when="interaction" fetch={minimalHeader.fetch}>
          <minimalHeader.Component />
        </Hydrate>
      )}
      <main id={contentId} tabIndex={-1}>
        {children}
        <ProductPreview />
      </main>
      {layout === 'default' && (
        <Hydrate when="interaction" content={content.footer} isInOnePlace fetch={footer.fetch}>
          <footer.Component />
        </Hydrate>
      )}
      {layout === 'minimal' && (
        <Hydrate when="interaction" fetch={minimalFooter.fetch}>
          <minimalFooter.Component />
        </Hydrate>
      )}
      <OverPage />
    </>
  );
}

/** Separate component next to the page: a change here must not render the page again. */
function OverPage() {
  useStartedShopper();
  useOpenForShopper();
  useAllLayouts();
  return <LateOverlays />;
}

/** Fetches the data of all layouts at the first use of the page, so that other screens open without a network. */
function useAllLayouts(): void {
  const { firstSign } = useShop();
  useEffect(() => {
    void idleAfter(firstSign).then(() => {
      for (const part of [header, footer, minimalHeader, minimalFooter]) {
        part.fetch().catch(() => undefined);
      }
    });
  }, [firstSign]);
}
