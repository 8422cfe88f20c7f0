import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import { Text } from '@shop/ui';

/** Where the withdrawal without a reason ends or does not hold, of what is sold. */
export function WithdrawalExceptions({ products }: { products: readonly Product[] }) {
  const { t } = useLingui();
  const isMadeToWish = products.some(({ custom_options: options = [] }) =>
    (options ?? []).some(({ type }) => isWording(type)),
  );
  return (
    <>
      {products.some(({ type_id: type }) => type === 'downloadable') && (
        <Text size="small">
          {t`The right of withdrawal ends once the download has begun with the buyer's consent.`}
        </Text>
      )}
      {isMadeToWish && (
        <Text size="small">
          {t`What is made to the buyer's own wording cannot be returned without a reason.`}
        </Text>
      )}
    </>
  );
}

/** Whether a custom option is filled in with words of one's own. */
const isWording = (type: string) => type === 'field' || type === 'area';
