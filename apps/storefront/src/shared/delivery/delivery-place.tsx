import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@shop/ui';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { untilFetched } from '../../platform/until-fetched.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';

// A visit that asks for no postcode does not fetch it.
const PostcodeForm = lazy(() => untilFetched(() => import('./postcode-form.tsx')));

/**
 * Asks for the postcode of a delivery, once for each device, and shows `children` for it. The line has the same height
 * before and after.
 */
export function DeliveryPlace({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const place = useShopperValue(({ deliveryPlace }) => deliveryPlace, undefined);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (isOpen) {
    return (
      <Suspense fallback={<Text size="small">{t`Loading`}</Text>}>
        <PostcodeForm
          onClose={() => {
            setOpen(false);
            // The button takes the place of the form, and so its focus.
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      </Suspense>
    );
  }
  const button = (label: string, ariaLabel?: string) => (
    <Button
      variant="quiet"
      size="small"
      ref={opener}
      aria-label={ariaLabel}
      onClick={() => setOpen(true)}
    >
      {label}
    </Button>
  );
  return (
    <Stack direction="row" gap={3} align="center">
      {place === undefined ? (
        button(t`Delivery by postcode: fee and day`)
      ) : (
        <>
          <Text as="span" size="small">
            <output>{children}</output>
          </Text>
          {button(t`Change`, t`Change: postcode`)}
        </>
      )}
    </Stack>
  );
}
