import { useLingui } from '@lingui/react/macro';
import { conformityYears, withdrawalDays } from '@shop/orders';
import { isNeverShipped } from '@shop/catalog';
import { type Product } from '@shop/contract';
import { SpecTable, Stack, Text, TextLink } from '@shop/ui';
import { useShop } from '../../../shop/use-shop.ts';
import { useIsWritten } from '../../../shared/page/use-is-written.ts';
import { guaranteedYears } from './guaranteed-years.ts';
import { WithdrawalExceptions } from './withdrawal-exceptions.tsx';

/** Lists the rights after the purchase: guarantee by price, legal conformity, withdrawal, returns. */
export function GuaranteeFacts({ product }: { product: Product }) {
  const { t } = useLingui();
  const isWritten = useIsWritten();
  const { config } = useShop();
  const isThing = !isNeverShipped(product.type_id);
  const guaranteed = guaranteedYears(config, product);
  const inYears = (years: number) => t`${years} years`;
  const inDays = (days: number) => t`${days} days`;
  return (
    <Stack gap={4}>
      <SpecTable
        caption={t`Guarantee and returns`}
        rows={[
          ...(guaranteed === undefined
            ? []
            : [{ label: t`Guarantee`, value: inYears(guaranteed) }]),
          { label: t`Legal guarantee of conformity`, value: inYears(conformityYears) },
          { label: t`Withdrawal without a reason`, value: inDays(withdrawalDays) },
          ...(isThing && config.offers.freeReturnDays > 0
            ? [
                {
                  label: t`Free returns, our own promise`,
                  value: inDays(config.offers.freeReturnDays),
                },
              ]
            : []),
        ]}
      />
      <WithdrawalExceptions products={[product]} />
      {isWritten('/altalanos-szerzodesi-feltetelek') && (
        <Text size="small">
          <TextLink href="/altalanos-szerzodesi-feltetelek">{t`Terms in full`}</TextLink>
        </Text>
      )}
    </Stack>
  );
}
