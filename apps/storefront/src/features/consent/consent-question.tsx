import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ConsentBar, TextLink } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { consentDialogAtom } from './consent-dialog-atom.ts';
import { useConsent } from './use-consent.ts';

/** Asks once which data may be stored and sent. The page works without an answer. */
export default function ConsentQuestion() {
  const { t } = useLingui();
  const { choice, acceptAll, refuseAll } = useConsent();
  const openSettings = useSetAtom(consentDialogAtom);
  if (choice !== undefined) return null;
  return (
    <ConsentBar
      title={t`Cookies`}
      text={
        <p>
          <Trans>
            The necessary ones keep the cart and the login; others (chat, statistics, offers) work
            only with consent. More in the <TextLink href="/adatvedelem">privacy notice</TextLink>.
          </Trans>
        </p>
      }
      actions={
        <>
          <Button variant="outline" size="small" onClick={acceptAll}>{t`Accept all`}</Button>
          <Button variant="outline" size="small" onClick={refuseAll}>{t`Only necessary`}</Button>
          <Button variant="quiet" size="small" onClick={() => openSettings(true)}>
            {t`Settings`}
          </Button>
        </>
      }
    />
  );
}
