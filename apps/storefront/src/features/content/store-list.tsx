import { plural, select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { openingState, type ShopMoment, type Store } from '@shop/catalog-client';
import { phoneForDisplay } from '@shop/forms';
import { formatPlace } from '@shop/format';
import {
  Button,
  ErrorState,
  Grid,
  Heading,
  Picture,
  pictureSizes,
  SpecTable,
  Stack,
  StockStatus,
  Text,
  TextLink,
} from '@shop/ui';
import { storesQuery } from '../../queries/content/stores.ts';
import { useShop } from '../../shop/use-shop.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { useNow } from '../../shared/page/use-now.ts';
import { nextOpening, shopMoment } from './next-opening.ts';

/**
 * Lists the stores with address, opening hours and current state. If the server could not fetch them, a press does: a
 * list that appears without a press would move the content below.
 */
export function StoreList() {
  const { t } = useLingui();
  const answer = useQuery({ ...storesQuery(useShop()), retryOnMount: false });
  const moment = shopMoment(useNow());
  if (answer.data === undefined && answer.isError) {
    return (
      <ErrorState
        headingLevel={2}
        title={t`The shops cannot be shown right now`}
        action={<Button onClick={() => void answer.refetch()}>{t({ message: 'Retry' })}</Button>}
      />
    );
  }
  const stores = answer.data ?? [];
  return (
    <Stack gap={6}>
      <Text tone="muted">{t`${plural(stores.length, { one: '# shop', other: '# shops' })}`}</Text>
      <Grid as="ul" columns="tiles" level>
        {stores.map((store) => (
          <li key={store.uid} id={store.uid}>
            <StoreEntry
              store={store}
              moment={moment}
              sizes={stores.length === 3 ? pictureSizes.threeTiles : pictureSizes.tiles}
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function StoreEntry({
  store,
  moment,
  sizes,
}: {
  store: Store;
  moment: ShopMoment;
  /** Displayed width of the image, as `sizes`. */
  sizes: string;
}) {
  const { t } = useLingui();
  const { language } = useShop().view;
  const days = useDayNames();
  const { name, postcode, city, street, phone, email, latitude, longitude, hours, picture } = store;
  const state = openingState(store, moment);
  const stateText = useStateText()(store, moment);
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <>
      <Stack gap={4}>
        {picture !== undefined && (
          <Picture picture={pictureSource(picture, 'room', '')} ratio="room" sizes={sizes} />
        )}
        <Heading level={2} size="section">
          {name}
        </Heading>
      </Stack>
      <Stack gap={4}>
        <StockStatus tone={state.kind === 'open' ? 'ok' : 'out'}>{stateText}</StockStatus>
        <Stack as="address" gap={1}>
          <Text>{formatPlace({ postcode, city, street: [street] }, language)}</Text>
          <Text>
            <TextLink href={`tel:${phone}`}>{phoneForDisplay(phone)}</TextLink>
          </Text>
          {email !== undefined && (
            <Text>
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </Text>
          )}
          <Text>
            <TextLink href={map} target="_blank" rel="noopener noreferrer">
              {t`Show on a map (OpenStreetMap, new window)`}
            </TextLink>
          </Text>
        </Stack>
        <SpecTable
          caption={t`Opening hours: ${name}`}
          rows={hours.map((open, weekday) => ({
            label: days[weekday] ?? '',
            value: (
              <Hours isToday={weekday === moment.weekday}>
                {open === null ? t`closed` : `${clock(open.opens)}–${clock(open.closes)}`}
              </Hours>
            ),
          }))}
        />
        {store.notes.map((note) => (
          <Text key={note} size="small" tone="muted">
            {note}
          </Text>
        ))}
      </Stack>
    </>
  );
}

function Hours({ isToday, children }: { isToday: boolean; children: string }) {
  return isToday ? <strong>{children}</strong> : children;
}

/** Formats a stored `09:00` as `9:00`. */
const clock = (time: string) => time.replace(/^0/, '');

function useStateText(): (store: Store, moment: ShopMoment) => string {
  const { t } = useLingui();
  return (store, moment) => {
    const state = openingState(store, moment);
    switch (state.kind) {
      case 'open':
        return t`Open today until ${clock(state.closes)}`;
      case 'opens-later':
        return t`Opens today at ${clock(state.opens)}`;
      case 'closed-by-now':
        return t`Closed by now`;
      case 'closed-today': {
        const next = nextOpening(store, moment);
        if (next === undefined) return t`Closed today`;
        const day = next.isTomorrow ? 'tomorrow' : `day${next.weekday}`;
        return t`Closed today, opens ${select(day, {
          day0: 'on Monday',
          day1: 'on Tuesday',
          day2: 'on Wednesday',
          day3: 'on Thursday',
          day4: 'on Friday',
          day5: 'on Saturday',
          day6: 'on Sunday',
          other: 'tomorrow',
        })} at ${clock(next.opens)}`;
      }
    }
  };
}

function useDayNames(): readonly string[] {
  const { t } = useLingui();
  return [t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`, t`Sunday`];
}
