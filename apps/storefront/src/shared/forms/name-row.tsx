import { isFamilyFirst } from '@shop/format';
import { type Elements, FieldRow } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';

/** The fields of a name in the order the language says it: Hungarians begin with the family's. Source: FO-23. */
export function NameRow({ firstName, lastName }: { firstName: Elements; lastName: Elements }) {
  const { view } = useShop();
  const [first, second] = isFamilyFirst(view.language)
    ? [lastName, firstName]
    : [firstName, lastName];
  return (
    <FieldRow>
      {first}
      {second}
    </FieldRow>
  );
}
