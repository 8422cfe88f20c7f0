import { useLingui } from '@lingui/react/macro';
import { Container, ErrorState, LinkButton, Stack } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';
import { SearchAgain } from '../../features/search/search-again.tsx';
import { SearchWays } from '../../features/search/search-ways.tsx';

/** Shown for an unknown address; the server answers 404. Links to search, all products and the top categories. */
export default function NotFoundScreen() {
  const { t } = useLingui();
  const { mainCategoryPath } = useShop().config.urls;
  return (
    <Container width="narrow">
      <Stack gap={8}>
        <ErrorState
          icon="search"
          title={t`Page not found`}
          reason={t`The address may be old or misspelt.`}
          action={
            <>
              <SearchAgain />
              <LinkButton href={mainCategoryPath}>{t`All products`}</LinkButton>
            </>
          }
        />
        <SearchWays />
      </Stack>
    </Container>
  );
}
