import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { openingState, type OpeningState, type ShopMoment, type Store } from '@shop/catalog-client';
import { phoneForDisplay } from '@shop/checkout';
import { budapestTime, dayParts, publicHolidays } from '@shop/format';
import { as, type EpochMs } from '@shop/kernel';
import { Grid, Heading, Picture, SpecTable, Stack, StockStatus, Text, TextLink } from '@shop/ui';
import { storesQuery } from '../../queries/stores.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { pictureSource } from '../frame/picture-source.ts';
import { useNow } from '../screens/use-now.ts';

/** The shops of the store finder: where they are, when they are open, and how it stands there now. */
export function StoreList() {
  const { data: stores = [] } = useQuery(storesQuery(useShop()));
  const moment = shopMoment(useNow());
  return (
    <Stack gap={6}>
      <Text tone="stone">
        <Plural value={stores.length} one="# shop" other="# shops" />
      </Text>
      <Grid as="ul" columns="tiles">
        {stores.map((store) => (
          <li key={store.uid}>
            <StoreEntry store={store} moment={moment} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function StoreEntry({ store, moment }: { store: Store; moment: ShopMoment }) {
  const { t } = useLingui();
  const days = useDayNames();
  const { name, postcode, city, street, phone, email, latitude, longitude, hours, picture } = store;
  const state = openingState(store, moment);
  const stateText = useStateText()(state);
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <Stack as="article" gap={4} id={store.uid}>
      {picture !== undefined && (
        <Picture
          picture={pictureSource(picture, 'room', '')}
          ratio="room"
          sizes="(min-width: 1024px) 31vw, (min-width: 640px) 46vw, 100vw"
        />
      )}
      <Heading level={2} size="section">
        {name}
      </Heading>
      <StockStatus tone={state.kind === 'open' ? 'ok' : 'out'}>{stateText}</StockStatus>
      <Stack as="address" gap={1}>
        <Text>
          {postcode} {city}, {street}
        </Text>
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
          value: open === null ? t`closed` : `${open.opens}–${open.closes}`,
        }))}
      />
      {store.notes.map((note) => (
        <Text key={note} size="small" tone="stone">
          {note}
        </Text>
      ))}
    </Stack>
  );
}

function useStateText(): (state: OpeningState) => string {
  const { t } = useLingui();
  return (state) => {
    switch (state.kind) {
      case 'open':
        return t`Open today until ${state.closes}`;
      case 'opens-later':
        return t`Opens today at ${state.opens}`;
      case 'closed-by-now':
        return t`Closed by now`;
      case 'closed-today':
        return t`Closed today`;
    }
  };
}

function useDayNames(): readonly string[] {
  const { t } = useLingui();
  return [t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`, t`Sunday`];
}

/** A moment as the clocks in Hungary show it. */
function shopMoment(now: number): ShopMoment {
  const { date, hour, minute } = budapestTime(as<EpochMs>(now));
  const { year, weekday } = dayParts(date);
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    date,
    weekday: weekday - 1,
    time: `${two(hour)}:${two(minute)}`,
    isHoliday: publicHolidays(year).includes(date),
  };
}
