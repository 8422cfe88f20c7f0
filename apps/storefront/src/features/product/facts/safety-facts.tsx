import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import { Alert, SpecTable, Stack, TextLink } from '@shop/ui';
import type { ReactNode } from 'react';
import { textOf } from './spec-rows.ts';

/** Product safety data: manufacturer, responsible person, identification, warnings. Source: (EU) 2023/988. */
export function SafetyFacts({ product }: { product: Product }) {
  const { t } = useLingui();
  const email = textOf(product['manufacturer_email']);
  const warning = textOf(product['safety_warning']);
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [t`Manufacturer`, textOf(product['manufacturer'])],
    [t`Address of the manufacturer`, textOf(product['manufacturer_address'])],
    [
      t`E-mail address of the manufacturer`,
      email === undefined ? undefined : <TextLink href={`mailto:${email}`}>{email}</TextLink>,
    ],
    [t`Responsible person in the European Union`, textOf(product['responsible_person'])],
    [t`Item number`, product.sku],
  ];
  return (
    <Stack gap={4}>
      {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
      <SpecTable
        caption={t`Product safety`}
        rows={rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))}
      />
    </Stack>
  );
}
