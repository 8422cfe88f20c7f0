import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Dialog, Stack, Text } from '@shop/ui';
import { useAtom } from 'jotai';
import { useRef } from 'react';
import { consentDialogAtom } from './consent-dialog-atom.ts';
import { purposes, type Purpose } from '../../shop/analytics/consent-cookie.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useConsent } from './use-consent.ts';

/** Dialog with one choice for each purpose; opened from the question and from the footer of every page. */
export function ConsentDialog() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useAtom(consentDialogAtom);
  const { choose, acceptAll, refuseAll } = useConsent();
  const form = useRef<HTMLFormElement>(null);
  const close = () => setOpen(false);

  function save(): void {
    if (form.current === null) return;
    const ticked = new FormData(form.current);
    choose({
      preferences: ticked.has('preferences'),
      analytics: ticked.has('analytics'),
      marketing: ticked.has('marketing'),
    });
    close();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t`Cookie settings`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={save}>{t`Save the choice`}</Button>
          <Button
            variant="outline"
            onClick={() => {
              acceptAll();
              close();
            }}
          >
            {t`Accept all`}
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              refuseAll();
              close();
            }}
          >
            {t`Only necessary`}
          </Button>
        </>
      }
    >
      {isOpen && (
        <form ref={form}>
          <PurposeList />
        </form>
      )}
    </Dialog>
  );
}

function PurposeList() {
  const { t } = useLingui();
  const { config } = useShop();
  const { choice } = useConsent();
  const purposeTexts: Readonly<Record<Purpose, readonly [label: string, hint: string]>> = {
    preferences: [
      t`Convenience`,
      t`Lets the chat of the customer service appear and remember what was said.`,
    ],
    analytics: [
      t`Statistics`,
      t`Shows the shop which pages are used and where one gets stuck. It names nobody.`,
    ],
    marketing: [t`Offers`, t`Tells advertisers which products were looked at.`],
  };
  return (
    <Stack gap={5}>
      <Text>
        {t`This choice is kept for ${config.consent.cookieDays} days and can be changed at the foot of every page. What is withdrawn is deleted.`}
      </Text>
      <Checkbox
        label={t`Necessary`}
        hint={t`Cart, login, wishlist, orders that wait for the network, and this choice. The shop does not work without them.`}
        checked
        disabled
        readOnly
      />
      {purposes.map((purpose) => (
        <Checkbox
          key={purpose}
          name={purpose}
          label={purposeTexts[purpose][0]}
          hint={purposeTexts[purpose][1]}
          defaultChecked={choice?.[purpose] === true}
        />
      ))}
    </Stack>
  );
}
