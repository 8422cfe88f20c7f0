import { useLingui } from '@lingui/react/macro';
import type { Attribute, Product } from '@shop/contract';
import { attributeRow, textOf, useSizeRows, type FactRow } from '../product/fact-rows.ts';

/** One line of a comparison: what is compared, and each product's value, a dash for none. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly string[];
  readonly differs: boolean;
}

/** The facts of some products beside each other; what none of them has is left out. */
export function useComparedRows(
  products: readonly Product[],
  attributes: readonly Attribute[],
): readonly ComparedRow[] {
  const { t } = useLingui();
  const sizeRows = useSizeRows();
  const facts = products.map((product) => {
    const material = textOf(product['material_text']);
    const rows: readonly FactRow[] = [
      {
        label: t`Availability`,
        value: product.stock?.is_in_stock === false ? t`Out of stock` : t`In stock`,
      },
      ...(material === undefined ? [] : [{ label: t`Material`, value: material }]),
      ...sizeRows(product),
      ...attributes.flatMap((attribute) => attributeRow(product, attribute)),
    ];
    return new Map(rows.map(({ label, value }) => [label, value]));
  });
  const labels = [...new Set(facts.flatMap((rows) => [...rows.keys()]))];
  return labels.map((label) => {
    const values = facts.map((rows) => rows.get(label) ?? '–');
    return { label, values, differs: new Set(values).size > 1 };
  });
}
