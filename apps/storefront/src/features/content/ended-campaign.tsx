import { useLingui } from '@lingui/react/macro';
import type { ContentPage } from '@shop/catalog-client';
import { formatDate } from '@shop/format';
import { unsafeBrand, type IsoDate } from '@shop/kernel';
import { Container, EmptyState, LinkButton, Stack, TextLink } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';
import { SearchWays } from '../search/search-ways.tsx';

/** Shows that a campaign has ended, with links to current ones. */
export function EndedCampaign({ page }: { page: ContentPage }) {
  const { t } = useLingui();
  const { config, view } = useShop();
  const after = page.afterEnd !== undefined && 'links' in page.afterEnd ? page.afterEnd : undefined;
  const last =
    page.to === undefined ? '' : formatDate(unsafeBrand<IsoDate>(page.to), view.language, 'long');
  return (
    <Container width="narrow">
      <Stack gap={10}>
        <EmptyState
          headingLevel={1}
          title={t`${page.title}: this campaign has ended`}
          text={after?.text ?? t`Its last day was ${last}.`}
          action={
            <Stack direction="row" gap={5}>
              <LinkButton href={config.urls.mainCategoryPath}>{t`All products`}</LinkButton>
              {after?.links?.map(({ label, href }) => (
                <TextLink key={href} href={href}>
                  {label}
                </TextLink>
              ))}
            </Stack>
          }
        />
        <SearchWays />
      </Stack>
    </Container>
  );
}
