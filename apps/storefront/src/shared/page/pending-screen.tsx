import { useLingui } from '@lingui/react/macro';
import { Container, ListPageSkeleton } from '@shop/ui';

/** Skeleton that is shown while a page is loading. */
export default function PendingScreen() {
  const { t } = useLingui();
  return (
    <Container>
      <ListPageSkeleton label={t`Loading`} count={8} />
    </Container>
  );
}
