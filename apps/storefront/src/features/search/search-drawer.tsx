import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Drawer, ProductGrid, SearchField, Stack, Text, TextLink } from '@shop/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { suggestionsQuery } from '../../queries/suggestions.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { useDrawer } from '../frame/use-drawer.ts';
import { useRequestedAt } from '../screens/use-requested-at.ts';
import { ProductTile } from '../product/product-tile.tsx';

/** Search as you type, from the third letter on; Enter goes to all results. */
export function SearchDrawer() {
  const { t } = useLingui();
  const shop = useShop();
  const navigate = useNavigate();
  const now = useRequestedAt();
  const { isOpen, close } = useDrawer('search');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const { minTermLength } = shop.config.search;
  const asked = useDeferredValue(text.trim());
  const isLongEnough = asked.length >= minTermLength;
  const { data } = useQuery({
    ...suggestionsQuery(shop, now, asked),
    enabled: isOpen && isLongEnough,
    placeholderData: keepPreviousData,
  });
  const results = `${shop.config.urls.mainCategoryPath}?search=`;

  return (
    <Drawer open={isOpen} onClose={close} title={t`Search`} closeLabel={t`Close`}>
      <Stack gap={6}>
        <SearchField
          label={t`Search products`}
          submitLabel={t`Search`}
          action={shop.config.urls.mainCategoryPath}
          value={text}
          onChange={(event) => setText(event.target.value)}
          clear={{ label: t`Clear search`, onClear: () => setText('') }}
          onSearch={(wanted) => {
            if (wanted.length < minTermLength) return;
            close();
            void navigate({ href: results + encodeURIComponent(wanted) });
          }}
          ref={field}
        />
        {text !== '' && !isLongEnough && (
          <Text tone="stone">{t`Searched term must have at least ${minTermLength} characters`}</Text>
        )}
        {isLongEnough && data !== undefined && (
          <>
            <Text tone="stone">{data.total === 0 ? t`No results` : t`${data.total} products`}</Text>
            <ProductGrid label={t`Suggestions`} width="narrow">
              {data.items.map((product) => (
                <ProductTile key={product.sku} product={product} />
              ))}
            </ProductGrid>
            {data.total > data.items.length && (
              <TextLink href={results + encodeURIComponent(asked)}>{t`All results`}</TextLink>
            )}
          </>
        )}
      </Stack>
    </Drawer>
  );
}
