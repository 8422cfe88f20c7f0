import { useSuspenseQuery } from '@tanstack/react-query';
import { Container, PageTitle, Prose } from '@shop/ui';
import { contentPageQuery } from '../../queries/content/content-page.ts';
import { Hydrate } from '../../platform/hydrate/index.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { ScreenProps } from '../../shared/page/screen-place.ts';
import { BlockPage } from './block-page.tsx';
import { EndedCampaign } from './ended-campaign.tsx';
import { LegalPage } from './legal-page.tsx';
import { PageBreadcrumbs } from '../../shared/breadcrumbs/page-breadcrumbs.tsx';
import { SafeHtml } from '../../shared/content/safe-html.tsx';
import { Written } from '../../shared/content/written.tsx';

/** Page made of content: info pages, campaigns, and ended campaigns. */
export default function ContentScreen({ place }: ScreenProps) {
  const { target, phase } = place.loaded;
  const shop = useShop();
  const id = target.kind === 'campaign' || target.kind === 'info' ? target.id : '';
  // The loader has fetched the content of every kind.
  const { data: content } = useSuspenseQuery(contentPageQuery(shop, id));
  if (content === null) return null;
  if (content.kind === 'html') {
    return (
      <Hydrate when="interaction">
        <Container>
          <PageBreadcrumbs title={content.title} />
          <Written as="div">
            <PageTitle>{content.title}</PageTitle>
            <Prose>
              <SafeHtml html={content.html} />
            </Prose>
          </Written>
        </Container>
      </Hydrate>
    );
  }
  const { page } = content;
  if (phase === 'ended') return <EndedCampaign page={page} />;
  return (
    <Written as="div" language={page.language}>
      {page.hasContents ? (
        <Hydrate when="interaction">
          <LegalPage page={page} />
        </Hydrate>
      ) : (
        <BlockPage page={page} />
      )}
    </Written>
  );
}
