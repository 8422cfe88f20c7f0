import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Text } from '@shop/ui';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { signInDialogAtom } from '../../../shared/overlays/sign-in-dialog.ts';
import { useShopper, useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { focusFirstEmpty } from '../../../shared/forms/focus-first-empty.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetLinkForm } from './reset-link-form.tsx';

/**
 * Login form over the page: opened by the shopper, and automatically when a session was lost.
 * After the login the interrupted action continues.
 */
export function SignInDialog() {
  const { t } = useLingui();
  const shopper = useShopper();
  const lostSession = useShopperValue(({ sessionReturn }) => sessionReturn.lost, undefined);
  const [opened, setElement] = useAtom(signInDialogAtom);
  const element = opened ?? 'login';
  const email = lostSession?.profile?.email;
  const isOpen = opened !== undefined || lostSession !== undefined;
  const [form, setForm] = useState<HTMLDivElement | null>(null);
  // Opening it or changing the form moves the focus into the first field.
  useEffect(() => {
    if (isOpen) focusFirstEmpty(form);
  }, [isOpen, form]);

  function close(): void {
    setElement(undefined);
    shopper?.sessionReturn.giveUp();
  }

  const titles = { login: t`Log in`, register: t`Register`, reset: t`Reset password` };
  const backToLogin = (
    <Button variant="quiet" onClick={() => setElement('login')}>{t`Log in`}</Button>
  );
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={titles[element]}
      closeLabel={t`Close`}
      size="small"
    >
      <div key={element} ref={setForm}>
        <Stack gap={5}>
          {lostSession !== undefined && element === 'login' && (
            <Text>{t`The session has expired. After logging in, what was begun goes on.`}</Text>
          )}
          {element === 'login' && (
            <LoginForm email={email} onSignedIn={() => setElement(undefined)}>
              <Stack direction="row" gap={4}>
                <Button variant="quiet" onClick={() => setElement('reset')}>
                  {t`Forgotten password?`}
                </Button>
                {lostSession === undefined && (
                  <Button variant="quiet" onClick={() => setElement('register')}>
                    {t`Register`}
                  </Button>
                )}
              </Stack>
            </LoginForm>
          )}
          {element === 'register' && (
            <RegisterForm onSignedIn={() => setElement(undefined)}>
              <Text>
                <span>{t`Already have an account?`}</span> {backToLogin}
              </Text>
            </RegisterForm>
          )}
          {element === 'reset' && (
            <>
              <ResetLinkForm email={email} />
              {backToLogin}
            </>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
