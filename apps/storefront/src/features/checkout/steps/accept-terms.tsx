import { Trans } from '@lingui/react/macro';
import type { Checkout, CheckoutState } from '@shop/checkout';
import { Checkbox, Stack, TextLink } from '@shop/ui';
import { stepFieldId } from '../fields/step-field-id.ts';
import { useFieldTexts } from '../fields/use-checkout.ts';

/** Checkboxes for the terms and the privacy notice. Both are required. */
export function AcceptTerms({ checkout, state }: { checkout: Checkout; state: CheckoutState }) {
  const { accepted } = state;
  const fieldTexts = useFieldTexts(state);
  return (
    <Stack gap={0}>
      <Checkbox
        id={stepFieldId('terms')}
        name="terms"
        label={
          <Trans>
            I accept the{' '}
            <TextLink href="/altalanos-szerzodesi-feltetelek" target="_blank">
              terms and conditions
            </TextLink>
          </Trans>
        }
        checked={accepted.terms}
        onChange={(event) => checkout.accept({ terms: event.target.checked })}
        {...fieldTexts('terms')}
      />
      <Checkbox
        id={stepFieldId('privacy')}
        name="privacy"
        label={
          <Trans>
            I have read the{' '}
            <TextLink href="/adatvedelem" target="_blank">
              privacy notice
            </TextLink>
          </Trans>
        }
        checked={accepted.privacy}
        onChange={(event) => checkout.accept({ privacy: event.target.checked })}
        {...fieldTexts('privacy')}
      />
    </Stack>
  );
}
