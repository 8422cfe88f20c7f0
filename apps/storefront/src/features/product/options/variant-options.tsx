import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { optionAvailability, optionList } from '@shop/catalog';
import { Button, Alert, OptionGroup, SwatchGroup } from '@shop/ui';
import { optionAttributesQuery } from '../../../queries/products/option-attributes.ts';
import { noJsAddFormId } from './no-js-add-form.tsx';
import { useShop } from '../../../shop/use-shop.ts';
import { optionsChangedBy } from './choose-value.ts';
import type { Configuration } from './use-configuration.ts';

/** Shows every value of every option, such as color, fabric and size; sold-out ones are marked. */
export function VariantOptions({
  product,
  configuration: { choice, choose, refusal, changedOptions },
  over = false,
}: {
  product: Product;
  configuration: Configuration;
  /** True in a dialog over the same options: they have their own radio groups, and no form submits them. */
  over?: boolean;
}) {
  const { t } = useLingui();
  const { view } = useShop();
  const { data: attributes } = useSuspenseQuery(optionAttributesQuery(useShop(), product));
  const availability = optionAvailability(product, choice);
  const options = optionList(product, attributes);
  const instead = refusal?.instead;
  const insteadLabel = options
    .flatMap(({ key, values }) => values.find(({ id }) => id === instead?.[key])?.label ?? [])
    .join(', ');
  const changes = options
    .filter(({ key }) => changedOptions.includes(key))
    .flatMap(({ key, label, values }) => {
      const value = values.find(({ id }) => id === choice[key]);
      return value === undefined ? [] : [`${value.label} (${inSentence(label, view.language)})`];
    })
    .join(', ');

  /** Returns the note "only with another colour": the options that a value would change. */
  function changesOthersLabel(key: string, value: string): string | undefined {
    const changed = optionsChangedBy(product, choice, key, value);
    const names = options
      .filter((option) => changed.includes(option.key))
      .map(({ label }) => inSentence(label, view.language))
      .join(', ');
    return names === '' ? undefined : t`only with another ${names}`;
  }

  return (
    <>
      {options.map(({ key, label, values }) => {
        const isSoldOut = (id: string) => {
          const state = availability[key]?.[id];
          return state === 'sold-out' || state === 'missing';
        };
        const shared = {
          legend: label,
          name: over ? `over-${key}` : key,
          form: over ? undefined : noJsAddFormId,
          value: choice[key],
          onChange: (value: string) => choose(key, value),
          soldOutLabel: t`sold out`,
        };
        const swatches = values.flatMap(({ id, label: name, swatch }) =>
          swatch === undefined
            ? []
            : [
                {
                  value: id,
                  name,
                  color: swatch,
                  soldOut: isSoldOut(id),
                  changesOthersLabel: changesOthersLabel(key, id),
                },
              ],
        );
        return swatches.length === values.length ? (
          <SwatchGroup key={key} {...shared} options={swatches} />
        ) : (
          <OptionGroup
            key={key}
            {...shared}
            options={values.map(({ id, label: text }) => ({
              value: id,
              label: text,
              soldOut: isSoldOut(id),
              changesOthersLabel: changesOthersLabel(key, id),
            }))}
          />
        );
      })}
      {changes !== '' && <Alert live>{t`This changed, too: ${changes}`}</Alert>}
      {refusal !== undefined && (
        <Alert
          tone="warning"
          live
          action={
            instead !== undefined && (
              <Button variant="quiet" onClick={refusal.takeInstead}>
                {t`Choose instead: ${insteadLabel}`}
              </Button>
            )
          }
        >
          {t`No such configuration for the product. The previous choice stands.`}
        </Alert>
      )}
    </>
  );
}

/** Returns an option name for use within a sentence: German nouns and abbreviations keep their capitals. */
function inSentence(label: string, language: string): string {
  return language !== 'de' && /^\p{Lu}\p{Ll}/u.test(label)
    ? label.charAt(0).toLocaleLowerCase(language) + label.slice(1)
    : label;
}
