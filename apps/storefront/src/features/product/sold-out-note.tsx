import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@shop/ui';
import { StockAlert } from './stock-alert.tsx';

/** What one can still do when there is none to have. `hasOthers`: other variants or parts are left. */
export function SoldOutNote({ sku, hasOthers }: { sku: string | undefined; hasOthers: boolean }) {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Text tone="stone">
        {hasOthers
          ? t`This one is sold out. The others above can still be had.`
          : t`We write an e-mail once it is back.`}
      </Text>
      {sku !== undefined && <StockAlert key={sku} sku={sku} />}
    </Stack>
  );
}
