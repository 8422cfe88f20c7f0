import { useLingui } from '@lingui/react/macro';
import { defaultCheckoutConfig } from '@shop/checkout';
import { isPaidByTransfer } from '@shop/orders';
import { Heading, Prose, Stack, TextLink } from '@shop/ui';
import { useIsWritten } from '../../../shared/page/use-is-written.ts';

/** Explains the next steps of an order, and the buyer's rights. */
export function NextSteps({
  isWaiting,
  paymentCode = '',
  arrival,
}: {
  /** True if the order has not been sent yet. */
  isWaiting: boolean;
  paymentCode: string | undefined;
  /** Kind of delivery; `none` for orders without shipping. */
  arrival: 'parcel' | 'pickup' | 'none';
}) {
  const { t } = useLingui();
  const isWritten = useIsWritten();
  const steps = [
    isWaiting
      ? t`Once the order is sent, a confirmation with all details comes by e-mail.`
      : t`A confirmation with all details is on its way by e-mail.`,
    ...(isPaidByTransfer(paymentCode)
      ? [t`Transfer the total; the confirmation has the details.`]
      : []),
    ...(arrival === 'parcel' ? [t`An e-mail tells when the parcel is on its way.`] : []),
    ...(arrival === 'pickup' ? [t`An e-mail tells when the order can be collected.`] : []),
    ...(defaultCheckoutConfig.atDoorMethods.includes(paymentCode)
      ? [t`The order is paid on receipt.`]
      : []),
  ];
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {t`What happens next`}
      </Heading>
      <Prose>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Prose>
      {isWritten('/elallas-es-visszakuldes') && (
        <span>
          <TextLink href="/elallas-es-visszakuldes">{t`Withdrawal and return`}</TextLink>
        </span>
      )}
    </Stack>
  );
}
