import { useLingui } from '@lingui/react/macro';
import type { Attribute, AttributeGroup, Product } from '@shop/contract';
import { formatDimensions, formatMeasure } from '@shop/format';
import { Accordion, AccordionItem, Prose, SpecTable, type SpecRow } from '@shop/ui';
import { useShop } from '../../wiring/use-shop.ts';
import { SafeHtml } from '../content/safe-html.tsx';

interface ProductFactsProps {
  readonly product: Product;
  readonly attributes: readonly Attribute[];
  readonly groups: readonly AttributeGroup[];
}

/** What a product is: description, sizes, materials by group, care, who made it. */
export function ProductFacts({ product, attributes, groups }: ProductFactsProps) {
  const { t } = useLingui();
  const sizes = useSizeRows(product);
  const care = textOf(product['care']);
  const manufacturer = textOf(product['manufacturer']);
  const tables = groups
    .map((group) => ({
      group,
      rows: attributes
        .filter(({ attribute_group_id }) => attribute_group_id === group.attribute_group_id)
        .flatMap((attribute) => attributeRow(product, attribute)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Accordion>
      {product.description !== undefined && (
        <AccordionItem title={t`Description`} open>
          <Prose>
            <SafeHtml html={product.description} />
          </Prose>
        </AccordionItem>
      )}
      {sizes.length > 0 && (
        <AccordionItem title={t`Dimensions`} open>
          <SpecTable caption={t`Dimensions`} rows={sizes} />
        </AccordionItem>
      )}
      {tables.length > 0 && (
        <AccordionItem title={t`Product details`}>
          {tables.map(({ group, rows }) => (
            <SpecTable
              key={group.attribute_group_id}
              caption={group.frontend_label ?? ''}
              captionVisible
              rows={rows}
            />
          ))}
        </AccordionItem>
      )}
      {care !== undefined && (
        <AccordionItem title={t`Care`}>
          <Prose>
            <p>{care}</p>
          </Prose>
        </AccordionItem>
      )}
      <AccordionItem title={t`Product safety`}>
        <SpecTable
          caption={t`Product safety`}
          rows={[
            ...(manufacturer === undefined
              ? []
              : [{ label: t`Manufacturer`, value: manufacturer }]),
            { label: t`Item number`, value: product.sku },
          ]}
        />
      </AccordionItem>
    </Accordion>
  );
}

function useSizeRows(product: Product): readonly SpecRow[] {
  const { t } = useLingui();
  const { language } = useShop().view;
  const width = numberOf(product['width_cm']);
  const depth = numberOf(product['depth_cm']);
  const height = numberOf(product['height_cm']);
  const whole =
    width === undefined && depth === undefined && height === undefined
      ? undefined
      : formatDimensions({ widthCm: width, depthCm: depth, heightCm: height }, language, 'long');
  const measure = (field: string, unit: 'cm' | 'kg') => {
    const value = numberOf(product[field]);
    return value === undefined ? undefined : formatMeasure(value, unit, language);
  };
  return [
    { label: t`Size`, value: whole },
    { label: t`Seat height`, value: measure('seat_height_cm', 'cm') },
    { label: t`Weight`, value: measure('weight_kg', 'kg') },
    { label: t`Maximum load`, value: measure('max_load_kg', 'kg') },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

/** A row for an attribute the product has: its option's label, or its own text. Blank ones are left out. */
function attributeRow(product: Product, attribute: Attribute): readonly SpecRow[] {
  const raw = product[attribute.attribute_code];
  const values = (Array.isArray(raw) ? raw : [raw]).flatMap((value: unknown) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const option = attribute.options.find((one) => one.value === String(value));
    if (option === undefined && attribute.options.length > 0) return [];
    const text = (option?.label ?? String(value)).trim();
    return text === '' ? [] : [text];
  });
  const label = attribute.frontend_label ?? attribute.default_frontend_label;
  return label === undefined || values.length === 0 ? [] : [{ label, value: values.join(', ') }];
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);
