import { useLingui } from '@lingui/react/macro';
import { Button } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { consentDialogAtom } from './consent-dialog-atom.ts';

/** Opens the cookie settings, from the footer of every page. */
export function ConsentButton() {
  const { t } = useLingui();
  const open = useSetAtom(consentDialogAtom);
  return (
    <Button variant="quiet" size="small" onClick={() => open(true)}>
      {t`Cookie settings`}
    </Button>
  );
}
