import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Checkout, CheckoutState } from '@shop/checkout';
import type { ParcelPoint } from '@shop/contract';
import { pickupPlace } from '@shop/format';
import { Button, Fieldset, RadioCard, Stack, Text, TextField } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import { stepFieldId } from '../fields/step-field-id.ts';
import { useFieldTexts } from '../fields/use-checkout.ts';
import { useOpeningText } from './use-opening-text.ts';
import { useParcelPoints, type ParcelPointSearch } from './use-parcel-points.ts';

/** Shows the selected parcel point, or searches points by town, postcode or street. */
export function ParcelPointChoice({
  checkout,
  state,
  carrier,
}: {
  checkout: Checkout;
  state: CheckoutState;
  /** Code of the carrier whose points are searched. */
  carrier: string;
}) {
  const { t } = useLingui();
  const { parcelPoint, city } = state.shipping;
  const chosenPoint = parcelPoint?.carrier === carrier ? parcelPoint : undefined;
  const [isSearching, setSearching] = useState(chosenPoint === undefined);
  const [hasChosen] = useState(chosenPoint !== undefined);
  const [text, setText] = useState(city);
  if (chosenPoint !== undefined && !isSearching) {
    return (
      <Stack gap={2}>
        <Text>{chosenPoint.name}</Text>
        <PointDetails point={chosenPoint} />
        <span>
          <Button
            variant="quiet"
            aria-label={t`Change: ${chosenPoint.name}`}
            onClick={() => setSearching(true)}
          >
            {t`Change`}
          </Button>
        </span>
      </Stack>
    );
  }
  return (
    <PointSearch
      checkout={checkout}
      state={state}
      chosenPoint={chosenPoint}
      text={text}
      onType={setText}
      takesFocus={hasChosen}
    />
  );
}

function PointSearch({
  checkout,
  state,
  chosenPoint,
  text,
  onType,
  takesFocus,
}: {
  checkout: Checkout;
  state: CheckoutState;
  chosenPoint: ParcelPoint | undefined;
  text: string;
  onType: (text: string) => void;
  /** True after a press on "Change": that button is removed, so the search field takes the focus. */
  takesFocus: boolean;
}) {
  const { t } = useLingui();
  const fieldTexts = useFieldTexts(state);
  const { search, retry } = useParcelPoints(state.shipping.shippingMethod, text);
  const statusText = useStatusText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const foundPoints = 'points' in search ? search.points : [];
  // The selected point stays in the list, so that another search does not hide it.
  const isListed =
    chosenPoint === undefined || foundPoints.some(({ code }) => code === chosenPoint.code);
  const points = isListed ? foundPoints : [chosenPoint, ...foundPoints];
  return (
    <Stack gap={4}>
      <TextField
        ref={field}
        id={stepFieldId('pickupPoint')}
        label={t`Town, postcode or street of the parcel point`}
        type="search"
        name="parcelPointSearch"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          // The search runs while typing; Enter would submit the step.
          if (event.key === 'Enter') event.preventDefault();
        }}
        {...fieldTexts('pickupPoint')}
      />
      <output>
        <Text as="span" size="small">
          {statusText(search)}
        </Text>
      </output>
      {search.name === 'failed' && (
        <span>
          <Button variant="outline" size="small" onClick={retry}>
            {t`Try again`}
          </Button>
        </span>
      )}
      {points.length > 0 && (
        <Fieldset legend={t`Pickup point`} size="small">
          {points.map((point) => (
            <RadioCard
              key={point.code}
              name="parcelPoint"
              value={point.code}
              label={point.name}
              description={<PointDetails point={point} />}
              checked={point.code === chosenPoint?.code}
              onChange={() => void checkout.changeShipping({ parcelPoint: point })}
            />
          ))}
        </Fieldset>
      )}
    </Stack>
  );
}

/** Shows address, kind and opening hours, and a note if the point takes no payments. */
function PointDetails({ point }: { point: ParcelPoint }) {
  const { t } = useLingui();
  const { language } = useShop().view;
  const openingText = useOpeningText();
  const hours = openingText(point.hours ?? []);
  return (
    <Stack gap={1}>
      <Text size="small">{pickupPlace(point, language)}</Text>
      <Text size="small" tone="muted">
        {[point.kind === 'locker' ? t`Parcel locker` : t`Parcel shop`, hours]
          .filter(Boolean)
          .join(', ')}
      </Text>
      {!point.cash_on_delivery && (
        <Text size="small" tone="muted">{t`Payment on receipt is not possible here.`}</Text>
      )}
    </Stack>
  );
}

/** Returns the text that a screen reader announces after each search. */
function useStatusText(): (search: ParcelPointSearch) => string {
  const { t } = useLingui();
  return (search) => {
    switch (search.name) {
      case 'idle':
      case 'searching':
        return '';
      case 'offline':
        return t`This needs a network connection.`;
      case 'failed':
        return t`A part of the page could not be loaded. Check your network connection and try again.`;
      case 'found': {
        const { total } = search;
        const shown = search.points.length;
        if (total === 0) {
          return t`No parcel point was found. Search for a nearby town or another postcode.`;
        }
        return total > shown
          ? t`${shown} of ${total} parcel points. Add a street or a postcode to see others.`
          : t`${plural(total, { one: '# parcel point', other: '# parcel points' })}`;
      }
    }
  };
}
