import { isFamilyFirst } from '@shop/format';
import { type Elements, FieldRow } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';

/** Shows the name fields in the order of the language: in Hungarian the family name comes first. Source: FO-23. */
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
