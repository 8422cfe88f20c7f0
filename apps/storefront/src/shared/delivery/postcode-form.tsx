import { useLingui } from '@lingui/react/macro';
import { postcodeProblem, writtenPostcode } from '@shop/forms';
import { Button, InlineField, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { formRules } from '../../shop/form-rules.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';
import { useProblemText } from '../texts/problem-text.ts';
import { useStartShopper } from '../toasts/use-start-shopper.ts';

/**
 * Form for the postcode of a delivery. Prefilled with that of the device, else with that of the customer's default
 * address.
 */
export function PostcodeForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const shop = useShop();
  const { country } = shop.view;
  const place = useShopperValue(({ deliveryPlace }) => deliveryPlace, undefined);
  const session = useShopperValue(({ account }) => account.session, undefined);
  const profile = session?.status === 'signed-in' ? session.profile : undefined;
  const ownAddress = profile?.addresses.find(
    (address) => address.default_shipping === true && address.country_id === country,
  );
  const startShopper = useStartShopper();
  const problemText = useProblemText();
  const [error, setError] = useState<string>();
  const proposed = place?.postcode ?? ownAddress?.postcode ?? '';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const postcode = writtenPostcode(String(new FormData(form).get('postcode') ?? ''), country);
    const problem = postcodeProblem(postcode, country, formRules(shop).minZipCodeLength);
    if (problem !== undefined) {
      setError(problemText({ ...problem, field: 'zipCode' }));
      form.querySelector<HTMLInputElement>('[name="postcode"]')?.focus();
      return;
    }
    void choose(postcode);
  }

  async function choose(postcode: string): Promise<void> {
    const shopper = await startShopper(() => void choose(postcode));
    if (shopper === undefined) return;
    shopper.deliveryPlace.set({ country, postcode });
    onClose();
  }

  return (
    <form noValidate onSubmit={submit}>
      <InlineField>
        <TextField
          label={t`Postcode`}
          name="postcode"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={16}
          // A profile that arrives later changes the prefilled value; a typed value is preserved.
          defaultValue={proposed}
          error={error}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
          // The press that opened the form is for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
          autoFocus
        />
        <Button type="submit" variant="outline">{t`Show`}</Button>
      </InlineField>
    </form>
  );
}
