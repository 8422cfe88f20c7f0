import { useLingui } from '@lingui/react/macro';
import { Container, ProductGridSkeleton } from '@shop/ui';

/** Shown when a place takes its time: the shape of what comes. */
export function PendingScreen() {
  const { t } = useLingui();
  return (
    <Container>
      <ProductGridSkeleton label={t`Loading`} count={8} />
    </Container>
  );
}
