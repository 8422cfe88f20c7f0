import { useLingui } from '@lingui/react/macro';
import { SkipLink } from '@shop/ui';
import type { ReactNode } from 'react';
import { useStartedShopper } from '../../shopper/use-started-shopper.ts';
import { contentId } from './content-id.ts';
import { LateOverlays } from './late-overlays.tsx';
import { MinimalFooter, MinimalHeader } from './minimal-frame.tsx';
import { RouteProgressBar } from './route-progress-bar.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import { ProductPreview } from '../product/product-preview.tsx';
import { useFrameLayout } from './use-frame-layout.ts';

/** What stands around a screen, as much of it as its layout says, and what floats over them. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const layout = useFrameLayout();
  useStartedShopper();
  return (
    <>
      <SkipLink href={`#${contentId}`}>{t`Skip to content`}</SkipLink>
      <RouteProgressBar />
      {layout === 'default' && <ShopHeader />}
      {layout === 'minimal' && <MinimalHeader />}
      <main id={contentId} tabIndex={-1}>
        {children}
        <ProductPreview />
      </main>
      {layout === 'default' && <ShopFooter />}
      {layout === 'minimal' && <MinimalFooter />}
      <LateOverlays />
    </>
  );
}
