import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import { LinkButton } from '@shop/ui';
import * as v from 'valibot';

const links = v.array(v.looseObject({ sample: v.optional(v.boolean()) }));

/** Links to sample pages of a download; nothing if the product has none. */
export function SampleLink({ product }: { product: Product }) {
  const { t } = useLingui();
  const parsed = v.safeParse(links, product['links']);
  if (!parsed.success || !parsed.output.some(({ sample }) => sample === true)) return null;
  return (
    <LinkButton
      variant="outline"
      icon="download"
      wide
      href={`/api/download/${encodeURIComponent(product.sku)}/sample`}
      download
    >
      {t`Look inside: download a sample`}
    </LinkButton>
  );
}
