import { useLingui } from '@lingui/react/macro';
import { withdrawalExceptions } from '@shop/orders';
import { type Product } from '@shop/contract';
import { Text } from '@shop/ui';

/** Lists the limits of the right of withdrawal for a product. */
export function WithdrawalExceptions({ products }: { products: readonly Product[] }) {
  const { t } = useLingui();
  const excepted = new Set(products.flatMap(withdrawalExceptions));
  return (
    <>
      {excepted.has('download') && (
        <Text size="small">
          {t`The right of withdrawal ends once the download has begun with the buyer's consent.`}
        </Text>
      )}
      {excepted.has('own-words') && (
        <Text size="small">
          {t`What is made to the buyer's own wording cannot be returned without a reason.`}
        </Text>
      )}
    </>
  );
}
