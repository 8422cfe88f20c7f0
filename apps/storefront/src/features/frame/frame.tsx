import { useLingui } from '@lingui/react/macro';
import { SkipLink } from '@shop/ui';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Hydrate } from '../../shell/hydrate/index.ts';
import { firstLocation } from '../../shell/page-location.ts';
import { useStartedShopper } from '../../shopper/use-started-shopper.ts';
import { contentId } from './content-id.ts';
import { LateOverlays } from './late-overlays.tsx';
import { MinimalFooter, MinimalHeader } from './minimal-frame.tsx';
import { RouteProgressBar } from './route-progress-bar.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import { ProductPreview } from '../product/product-preview.tsx';
import { useOpenForShopper } from './use-open-for-shopper.ts';
import { useFrameContent } from './use-frame-content.ts';
import { useFrameLayout } from './use-frame-layout.ts';

/** What stands around a screen, as much of it as its layout says, and what floats over them. */
export function Frame({ children }: { children: ReactElement }) {
  const { t } = useLingui();
  const layout = useFrameLayout();
  const { header, footer } = useFrameContent();
  firstLocation(useRouter());
  return (
    <>
      <SkipLink href={`#${contentId}`}>{t`Skip to content`}</SkipLink>
      <RouteProgressBar />
      {layout === 'default' && (
        <Hydrate when="interaction" content={header} isInOnePlace>
          <ShopHeader />
        </Hydrate>
      )}
      {layout === 'minimal' && <MinimalHeader />}
      <main id={contentId} tabIndex={-1}>
        {children}
        <ProductPreview />
      </main>
      {layout === 'default' && (
        <Hydrate when="interaction" content={footer} isInOnePlace>
          <ShopFooter />
        </Hydrate>
      )}
      {layout === 'minimal' && <MinimalFooter />}
      <OverPage />
    </>
  );
}

/** Renders beside the page: what changes here must not render the page again. */
function OverPage() {
  useStartedShopper();
  useOpenForShopper();
  return <LateOverlays />;
}
