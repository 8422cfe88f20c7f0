import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { SearchField } from '@shop/ui';
import { searchAddress } from '@shop/url-resolver';
import { useState } from 'react';
import { useShop } from '../../shop/use-shop.ts';

/** Shows the search as a field of the page, when nothing was found. */
export function SearchAgain({ initialText = '' }: { initialText?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { config, pathPrefix } = useShop();
  const [text, setText] = useState(initialText);
  return (
    <SearchField
      label={t`Search products`}
      submitLabel={t`Search`}
      action={pathPrefix + config.urls.mainCategoryPath}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onSearch={(query) => void navigate({ href: searchAddress(config.urls, query) })}
    />
  );
}
