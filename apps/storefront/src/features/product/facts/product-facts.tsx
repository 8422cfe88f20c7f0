import { useLingui } from '@lingui/react/macro';
import { isNeverShipped } from '@shop/catalog';
import { type Attribute, type AttributeGroup, type Product } from '@shop/contract';
import { Accordion, AccordionItem, Prose, SpecTable, Stack } from '@shop/ui';
import { useShop } from '../../../shop/use-shop.ts';
import { SafeHtml } from '../../../shared/content/safe-html.tsx';
import { attributeRow, textOf, useSizeRows } from './spec-rows.ts';
import { FitCheck } from './fit-check.tsx';
import { GuaranteeFacts } from './guarantee-facts.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import { boxOf, productSides } from './product-size.ts';
import { SafetyFacts } from './safety-facts.tsx';
import { Written } from '../../../shared/content/written.tsx';

interface ProductFactsProps {
  readonly product: Product;
  readonly attributes: readonly Attribute[];
  readonly groups: readonly AttributeGroup[];
}

/** Details of a product: description, sizes, materials by group, care, manufacturer. */
export function ProductFacts({ product, attributes, groups }: ProductFactsProps) {
  const { t } = useLingui();
  const { view } = useShop();
  const sizes = useSizeRows()(product);
  const care = textOf(product['care']);
  const tables = groups
    .map((group) => ({
      group,
      rows: attributes
        .filter(({ attribute_group_id }) => attribute_group_id === group.attribute_group_id)
        .flatMap((attribute) => attributeRow(product, attribute, view.language)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Accordion>
      {product.description !== undefined && (
        <AccordionItem title={t`Description`} open>
          <Prose>
            <Written as="div" language={product.text_language}>
              <SafeHtml html={product.description} />
            </Written>
          </Prose>
        </AccordionItem>
      )}
      {sizes.length > 0 && (
        <AccordionItem title={t`Dimensions`} open>
          <Stack gap={5}>
            <ProductDrawing product={product} />
            <SpecTable caption={t`Dimensions`} rows={sizes} />
          </Stack>
        </AccordionItem>
      )}
      {boxOf(productSides(product)) !== undefined && (
        <AccordionItem title={t`Will it fit?`}>
          <FitCheck product={product} />
        </AccordionItem>
      )}
      {tables.length > 0 && (
        <AccordionItem title={t`Product details`}>
          <Stack gap={5}>
            {tables.map(({ group, rows }) => (
              <SpecTable
                key={group.attribute_group_id}
                caption={group.frontend_label ?? ''}
                captionVisible
                rows={rows}
              />
            ))}
          </Stack>
        </AccordionItem>
      )}
      {care !== undefined && (
        <AccordionItem title={t`Care`}>
          <Prose>
            <Written as="div" language={product.text_language}>
              <p>{care}</p>
            </Written>
          </Prose>
        </AccordionItem>
      )}
      {!isNeverShipped(product.type_id) && (
        <AccordionItem title={t`Product safety`}>
          <SafetyFacts product={product} />
        </AccordionItem>
      )}
      <AccordionItem title={t`Guarantee and returns`}>
        <GuaranteeFacts product={product} />
      </AccordionItem>
    </Accordion>
  );
}
