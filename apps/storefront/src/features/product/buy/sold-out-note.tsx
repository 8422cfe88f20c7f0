import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@shop/ui';
import { StockAlert } from './stock-alert.tsx';

interface SoldOutNoteProps {
  readonly sku: string | undefined;
  /** True if other variants or parts are available. */
  readonly hasOthers: boolean;
  /** False for a configurable product without variants. */
  readonly hasVariants: boolean;
}

/** Offers an alert and alternatives for a sold-out product. */
export function SoldOutNote({ sku, hasOthers, hasVariants }: SoldOutNoteProps) {
  const { t } = useLingui();
  if (!hasVariants) return <Text tone="muted">{t`No available product variants`}</Text>;
  return (
    <Stack gap={4}>
      <Text tone="muted">
        {hasOthers
          ? t`This one is sold out. The others above can still be had.`
          : t`We write an e-mail once it is back.`}
      </Text>
      {sku !== undefined && <StockAlert key={sku} sku={sku} />}
    </Stack>
  );
}
