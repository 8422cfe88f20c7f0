import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Dialog, Stack } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../wiring/use-shop.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterInvitation } from './newsletter-invitation.tsx';
import { isPopupRemembered, rememberPopup } from './popup-memory.ts';
import { isMomentForPopup } from './popup-rule.ts';

/** Milliseconds somebody has a page for themselves first. */
const calmMs = 5_000;

/** Invites to the newsletter, once in the life of a browser, at a moment when nothing is broken in on. */
export function NewsletterPopup() {
  const { t } = useLingui();
  const { consent } = useShop();
  const personal = usePersonal();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const pages = useRef({ count: 0, last: '' });
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (pages.current.last !== path) {
      pages.current = { count: pages.current.count + 1, last: path };
    }
    const timer = setTimeout(() => {
      const isMoment = isMomentForPopup({
        pages: pages.current.count,
        path,
        isRemembered: isPopupRemembered(),
        hasChosenConsent: consent.get() !== undefined,
        isTyping: document.activeElement?.matches('input, textarea, select') === true,
        isCovered: document.querySelector('dialog[open]') !== null,
        isOnline: personal?.connectivity.isOnline() === true,
      });
      if (!isMoment) return;
      rememberPopup();
      setOpen(true);
    }, calmMs);
    return () => clearTimeout(timer);
  }, [path, consent, personal]);

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t`Subscribe to our newsletter`}
      closeLabel={t`Close`}
      size="small"
    >
      <Stack gap={4}>
        <NewsletterInvitation />
        <NewsletterForm place="popup" />
      </Stack>
    </Dialog>
  );
}
