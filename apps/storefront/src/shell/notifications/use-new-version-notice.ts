import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { Toast } from '@shop/ui';
import { routePolicyOf } from '@shop/url-resolver';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { isFormInUse, noteBeginnings, type Beginnings } from './form-in-use.ts';

/** Returns the notice of a new version. Not shown while a form is being filled, nor on the pages of UR-17. */
export function useNewVersionNotice():
  | { readonly toast: Toast; readonly dismiss: () => void }
  | undefined {
  const { t } = useLingui();
  const { newVersion } = useShop();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isWaiting = useSyncExternalStore(newVersion.subscribe, newVersion.get, () => false);
  const [isDismissed, setDismissed] = useState(false);
  const isFilling = useFormInUse(isWaiting);
  if (!isWaiting || isDismissed || isFilling) return undefined;
  if (routePolicyOf(path)?.interruptedBy === 'nothing') return undefined;
  return {
    toast: {
      id: 'new-version',
      tone: 'info',
      message: t`New version available`,
      actions: [{ label: t`Refresh`, onPress: newVersion.take }],
    },
    dismiss: () => setDismissed(true),
  };
}

function useFormInUse(isWatching: boolean): boolean {
  const [isInUse, setInUse] = useState(false);
  const began = useRef<Beginnings>(new WeakMap());
  useEffect(() => noteBeginnings(document, began.current), []);
  useEffect(() => {
    if (!isWatching) return undefined;
    const look = () => setInUse(isFormInUse(document, began.current));
    look();
    const eventTypes = ['focusin', 'focusout', 'input', 'reset'] as const;
    for (const type of eventTypes) document.addEventListener(type, look);
    return () => {
      for (const type of eventTypes) document.removeEventListener(type, look);
    };
  }, [isWatching]);
  return isInUse;
}
