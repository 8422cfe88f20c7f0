import { calls, type DeliveryDates } from '@shop/contract';
import { isNeverShipped } from '@shop/catalog';
import { deliveryWindow, orderedOn, type WorkCalendar } from '@shop/calendar';
import { daysInZone } from '@shop/delivery-zones';
import { unsafeBrand, type EpochMs, type IsoDate } from '@shop/kernel';
import { Hono } from 'hono';
import * as v from 'valibot';
import { type NormalProduct, toNumber, toSource } from '@shop/catalog-documents';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { checkSchema } from '../../http/request/check-schema.ts';
import type { Routes } from '../context.ts';
import { readCallQuery } from '../../http/request/read-call.ts';
import { readDeliverySettings, type DeliverySettings } from '@shop/content-files';

const productId = v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger());

/** Delivery dates of an order placed now, by working days. Source: wire contract 6. */
export const deliveryRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const { catalog, clock, config } = deps;
  const settings = readDeliverySettings(config.contentDir);
  const limit = catalogLimit(deps);

  app.get('/api/ext/delivery-dates/getDeliveryDates', limit, (context) => {
    readCallQuery(context, calls.deliveryDates);
    const windows = windowsFrom(settings, clock.now());
    const dates: Record<string, DeliveryDates> = {};
    for (const { productId: id, min, max } of catalog.deliveryDays()) dates[id] = windows(min, max);
    return respond(context, dates, { cache: 'no-cache' });
  });

  app.get('/api/ext/delivery-dates/getDeliveryDates/:productId', limit, async (context) => {
    const { extra_days: extra, sku } = readCallQuery(context, calls.deliveryDatesOf);
    const id = checkSchema(productId, context.req.param('productId'));
    const product =
      (await catalog.productsById([id])).get(id) ??
      (sku === undefined ? undefined : (await catalog.productsBySku([sku])).get(sku));
    const dates = deliveryDatesOf(product, settings, clock.now(), extra);
    return respond(context, dates, { cache: 'no-cache' });
  });
  return app;
};

/**
 * Returns the delivery dates of a product ordered at `now`; `null` if it is not shipped or has no known time.
 * `extraDays`: working days that a zone adds, or removes if negative.
 */
export function deliveryDatesOf(
  product: NormalProduct | undefined,
  settings: DeliverySettings | undefined,
  now: EpochMs,
  extraDays = 0,
): DeliveryDates | null {
  const days = toSource(product?.['delivery_days']);
  const min = toNumber(days?.['min']) ?? settings?.default_days.min;
  const max = toNumber(days?.['max']) ?? settings?.default_days.max;
  const isShipped = product !== undefined && !isNeverShipped(product.type_id);
  return isShipped && min !== undefined && max !== undefined
    ? windowsFrom(settings, now)(daysInZone(min, extraDays), daysInZone(max, extraDays))
    : null;
}

/** Converts working days to dates for an order placed at `now`; many products share the same days. */
function windowsFrom(
  settings: DeliverySettings | undefined,
  now: EpochMs,
): (min: number, max: number) => DeliveryDates {
  const calendar: WorkCalendar = {
    extraWorkingDays: (settings?.working_saturdays ?? []).map((text) => unsafeBrand<IsoDate>(text)),
    extraDaysOff: (settings?.days_off ?? []).map((text) => unsafeBrand<IsoDate>(text)),
  };
  const ordered = orderedOn(now, settings?.cutoff, calendar);
  const windows = new Map<string, DeliveryDates>();
  return (min, max) => {
    const key = `${min}-${max}`;
    const window = windows.get(key) ?? deliveryWindow(ordered, { min, max }, calendar);
    windows.set(key, window);
    return window;
  };
}
