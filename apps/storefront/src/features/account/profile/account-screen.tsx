import { useLingui } from '@lingui/react/macro';
import type { Account } from '@shop/account';
import { fieldErrors, nameProblem } from '@shop/forms';
import type { Profile } from '@shop/contract';
import { plainText } from '@shop/kernel';
import { Button, Alert, Stack, Text, TextLink } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { useFieldProblems } from '../../../shared/forms/use-field-problems.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { NameFields } from '../sign-in/name-fields.tsx';

/** Shows the personal data of the signed-in customer and saves changes. */
export function AccountScreen() {
  const { t } = useLingui();
  const shopper = useShopper();
  return (
    <AccountPage title={t`My profile`} storedAtMs={({ profileAtMs }) => profileAtMs}>
      {({ profile }) =>
        profile === undefined || shopper === undefined ? null : (
          <ProfileForm account={shopper.account} profile={profile} />
        )
      }
    </AccountPage>
  );
}

/** Saves changes through the outbox, so that a change made offline is not lost. A notice reports the result. */
function ProfileForm({ account, profile }: { account: Account; profile: Profile }) {
  const { t } = useLingui();
  const { minNameLength } = useShop().config.validation;
  const failureText = useAccountFailureText();
  const fields = useFieldProblems<'firstName' | 'lastName'>();
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => plainText(String(form.get(name) ?? ''));
    const [firstname, lastname] = [text('firstName'), text('lastName')];
    const problems = fieldErrors([
      ['lastName', nameProblem(lastname, minNameLength)],
      ['firstName', nameProblem(firstname, minNameLength)],
    ]);
    if (!fields.allows(event.currentTarget, problems)) return;
    const queued = await account.updateProfile({ firstname, lastname });
    setError(queued.ok ? undefined : failureText(queued.error));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {error !== undefined && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        <NameFields of={profile} errorOf={fields.errorOf} />
        <div>
          <Text strong size="small">{t`E-mail`}</Text>
          <Text>{profile.email}</Text>
          <TextLink href="/account/security">{t`Change e-mail address or password`}</TextLink>
        </div>
        <Stack direction="row">
          <Button type="submit">{t`Save`}</Button>
        </Stack>
      </Stack>
    </form>
  );
}
