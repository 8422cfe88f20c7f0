import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import { formatMeasure } from '@shop/format';
import { DimensionDrawing } from '@shop/ui';
import { useShop } from '../../../shop/use-shop.ts';
import { useSizeRows } from './spec-rows.ts';
import { productSides } from './product-size.ts';

/** Draws the product as a box with its sizes from the catalog. */
export function ProductDrawing({ product }: { product: Product }) {
  const { t } = useLingui();
  const { language } = useShop().view;
  const rows = useSizeRows()(product);
  const { widthCm, depthCm, heightCm } = productSides(product);
  if (widthCm === undefined) return null;
  const seat = product['seat_height_cm'];
  const seatHeight = typeof seat === 'number' && seat > 0 ? seat : undefined;
  const text = (value: number | undefined) =>
    value === undefined ? undefined : formatMeasure(value, 'cm', language);
  const seatText = text(seatHeight);
  const facts = rows.map(({ label, value }) => `${label}: ${value}`).join(', ');
  return (
    <DimensionDrawing
      label={t`Drawing with dimensions. ${facts}`}
      size={{ width: widthCm, depth: depthCm, height: heightCm, seatHeight }}
      texts={{
        width: text(widthCm),
        depth: text(depthCm),
        height: text(heightCm),
        seatHeight: seatText === undefined ? undefined : t`Seat ${seatText}`,
      }}
    />
  );
}
