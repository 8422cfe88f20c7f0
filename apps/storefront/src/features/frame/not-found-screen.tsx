import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Container, ErrorState, LinkButton, SearchField, Stack } from '@shop/ui';
import { useState } from 'react';
import { useShop } from '../../wiring/use-shop.ts';
import { SearchWays } from '../search/search-ways.tsx';

/** Nothing lives at this address; the server answers 404. The ways on: search, all products, the rooms. */
export function NotFoundScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { config, pathPrefix } = useShop();
  const { mainCategoryPath } = config.urls;
  const [text, setText] = useState('');
  return (
    <Container width="narrow">
      <Stack gap={10}>
        <ErrorState
          icon="search"
          title={t`Page not found`}
          reason={t`The address may be old or misspelt.`}
          action={<LinkButton href={mainCategoryPath}>{t`All products`}</LinkButton>}
        />
        <SearchField
          label={t`Search products`}
          submitLabel={t`Search`}
          action={pathPrefix + mainCategoryPath}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onSearch={(wanted) =>
            void navigate({ href: `${mainCategoryPath}?search=${encodeURIComponent(wanted)}` })
          }
        />
        <SearchWays />
      </Stack>
    </Container>
  );
}
