import { useLingui } from '@lingui/react/macro';
import { Button, Container, InlineField, TextField } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';

/** Search as a native form for browsers without scripts, where the search drawer never opens. */
export function PlainSearch() {
  const { t } = useLingui();
  const { config, pathPrefix } = useShop();
  return (
    <noscript>
      <Container>
        <form action={pathPrefix + config.urls.mainCategoryPath}>
          <InlineField>
            <TextField label={t`Search products`} name="search" type="search" required />
            <Button type="submit" variant="outline">{t`Search`}</Button>
          </InlineField>
        </form>
        <p>{t`This browser runs no scripts: products can be looked at, the cart and the checkout need scripts.`}</p>
      </Container>
    </noscript>
  );
}
