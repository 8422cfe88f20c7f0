import { useLingui } from '@lingui/react/macro';
import type { ProductName } from '@shop/catalog-client';
import { Section, Stack, TextLink } from '@shop/ui';

/** Lists found products of which only the name is stored on this device, without price and picture. */
export function UnopenedProducts({ names }: { readonly names: readonly ProductName[] }) {
  const { t } = useLingui();
  return (
    <Section
      title={t`More products in the shop`}
      lead={t`Not opened on this device yet. They open with a network.`}
      contained={false}
    >
      <Stack gap={0}>
        {names.map(({ sku, name, path }) => (
          <TextLink key={sku} href={path}>
            {name}
          </TextLink>
        ))}
      </Stack>
    </Section>
  );
}
