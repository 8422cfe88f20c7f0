import { useLingui } from '@lingui/react/macro';
import type { Attribute, Product } from '@shop/contract';
import { cardFields } from '../../queries/products/card-fields.ts';
import { useShop } from '../../shop/use-shop.ts';
import { attributeRow, textOf, useSizeRows, type SpecRow } from '../product/facts/spec-rows.ts';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { bestColumns } from './best-columns.ts';
import { guaranteedYears } from '../product/facts/guaranteed-years.ts';
import { useStockWords } from '../../shared/texts/stock-words.ts';
import { usePriceText } from '../../shared/product-card/use-price-text.ts';

/** One row of a comparison: its label, and each product's value, a dash for none. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly string[];
  readonly differs: boolean;
  /** Indexes of the best columns, from 0; none if the values have no order. */
  readonly best: readonly number[];
}

/** Fact with a rank: higher is better. */
interface RankedRow extends SpecRow {
  readonly rank?: number;
}

const stockRanks = { ok: 2, volatile: 1, out_of_stock: 0 } as const;

/** Returns the rows that compare products; facts that no product has are left out. */
export function useComparedRows(
  products: readonly Product[],
  attributes: readonly Attribute[],
): readonly ComparedRow[] {
  const { t } = useLingui();
  const { config, view } = useShop();
  const priceText = usePriceText();
  const stockWords = useStockWords();
  const toCard = cardFields(view, useRequestedAt());
  const sizeRows = useSizeRows();
  const loadLabel = t`Maximum load`;
  const facts = products.map((product) => {
    const material = textOf(product['material_text']);
    const card = toCard(product);
    const price = priceText(card);
    const years = guaranteedYears(config, product);
    const load = product['max_load_kg'];
    const stock = stockWords(product);
    const rows: readonly RankedRow[] = [
      ...(price === undefined ? [] : [{ label: t`Price`, value: price, rank: -card.price }]),
      {
        label: t`Availability`,
        value: stock.text,
        rank: stockRanks[stock.status],
      },
      ...(material === undefined ? [] : [{ label: t`Material`, value: material }]),
      ...sizeRows(product).map((row) =>
        row.label === loadLabel && typeof load === 'number' ? { ...row, rank: load } : row,
      ),
      ...(years === undefined
        ? []
        : [{ label: t`Guarantee`, value: t`${years} years`, rank: years }]),
      ...attributes.flatMap((attribute) => attributeRow(product, attribute, view.language)),
    ];
    return new Map(rows.map((row) => [row.label, row]));
  });
  const labels = [...new Set(facts.flatMap((rows) => [...rows.keys()]))];
  return labels.map((label) => {
    const values = facts.map((rows) => rows.get(label)?.value ?? '–');
    return {
      label,
      values,
      differs: new Set(values).size > 1,
      best: bestColumns(facts.map((rows) => rows.get(label)?.rank)),
    };
  });
}
