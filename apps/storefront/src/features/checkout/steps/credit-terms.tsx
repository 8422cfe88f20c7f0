import { useLingui } from '@lingui/react/macro';
import { Stack, Text, TextLink } from '@shop/ui';
import { InstalmentOffer } from '../../product/instalments/instalment-offer.tsx';

/** Explains payment by credit: next steps, monthly payment, link to the full terms. */
export function CreditTerms({
  price,
  information,
}: {
  readonly price: number;
  /** Path of the information page about the credit. */
  readonly information: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <Text size="small">
        {t`We agree on the down payment and the term by phone and send the link to the lender’s form. The order leaves once the credit contract is signed.`}
      </Text>
      <InstalmentOffer price={price} />
      {information !== undefined && <TextLink href={information}>{t`Credit information`}</TextLink>}
    </Stack>
  );
}
