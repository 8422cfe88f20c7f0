import { useLingui } from '@lingui/react/macro';
import { Container, ErrorState, LinkButton } from '@shop/ui';

/** Nothing lives at this address; the server answers 404. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <Container width="narrow">
      <ErrorState
        icon="search"
        title={t`Page not found`}
        reason={t`The address may be old or misspelt.`}
        action={<LinkButton href="/osszes-termek">{t`All products`}</LinkButton>}
      />
    </Container>
  );
}
