import { useLingui } from '@lingui/react/macro';
import { Text } from '@shop/ui';

/** What one can still do when there is none to have. `hasOthers`: other variants are left. */
export function SoldOutNote({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useLingui();
  return (
    <Text tone="stone">
      {hasOthers
        ? t`This one is sold out. The others above can still be had.`
        : t`On the wishlist it is easy to find once it is back.`}
    </Text>
  );
}
