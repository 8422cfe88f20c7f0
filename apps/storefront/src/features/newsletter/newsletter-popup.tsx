import { useLingui } from '@lingui/react/macro';
import { useLocation, useRouterState } from '@tanstack/react-router';
import { Dialog, Stack } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { hasNewsletter } from './has-newsletter.ts';
import { invitationClaim } from './invitation-claim.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterInvitation } from './newsletter-invitation.tsx';
import { isMomentForPopup } from './popup-rule.ts';

/** Shortest time from opening the page to the invitation, in milliseconds. */
const calmMs = 5_000;

/**
 * Shows the newsletter invitation once per browser, while the shopper is not filling in a form. A shop without a privacy
 * notice invites nobody.
 */
export function NewsletterPopup() {
  const { t } = useLingui();
  const { consent, settings } = useShop();
  const shopper = useShopper();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hasCome = useRouterState({ select: ({ status }) => status === 'idle' });
  const pages = useRef({ count: 0, last: '' });
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (pages.current.last !== path) {
      pages.current = { count: pages.current.count + 1, last: path };
    }
    if (!hasCome || shopper === undefined || !hasNewsletter(settings)) {
      return undefined;
    }
    const { claims, connectivity } = shopper;
    let isHere = true;
    const invite = async () => {
      const invited = await claims.check(invitationClaim);
      const isMoment = isMomentForPopup({
        pages: pages.current.count,
        path,
        isRemembered: invited !== undefined,
        hasChosenConsent: consent.get() !== undefined,
        isTyping: document.activeElement?.matches('input, textarea, select') === true,
        isCovered: document.querySelector('dialog[open]') !== null,
        isOnline: connectivity.isOnline(),
      });
      if (!isMoment || !isHere) return;
      // A browser without storage shows no invitation: it would show it again and again.
      const claimResult = await claims.set(invitationClaim, true, 'invited');
      if (claimResult.ok && isHere) setOpen(true);
    };
    const timer = setTimeout(() => void invite(), calmMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [path, hasCome, consent, settings, shopper]);

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
