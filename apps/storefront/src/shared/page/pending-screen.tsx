import { useLingui } from '@lingui/react/macro';
import { Container, ListPageSkeleton } from '@shop/ui';

/** Shown when a place takes its time: the shape of what comes. */
export default function PendingScreen() {
  const { t } = useLingui();
  return (
    <Container>
      <ListPageSkeleton label={t`Loading`} count={8} />
    </Container>
  );
}
