import { storeView } from '@shop/shop-config';
import type { ApiContext } from '../../../context.ts';
import { emailView } from '../../../emails/index.ts';
import { readSubscribers } from '../../../newsletter/index.ts';
import { listEvents, resendEvents } from '../../../order-events/index.ts';
import { listUsers } from '../../../privacy/index.ts';
import { readSince, searchesWithoutSuccess } from '../../search-report/index.ts';
import type { ChangeHandlers, Handlers } from './handlers.ts';

type ServiceId = 'listEvents' | 'listSearches' | 'listSubscribers' | 'findCustomers';

/** Reads order events, searches, subscribers and customers as the commands do. */
export function serviceHandlers({
  sql,
  clock,
  shop,
  config,
}: Pick<ApiContext, 'sql' | 'clock' | 'shop' | 'config'>): Handlers<ServiceId> {
  return {
    listEvents: async ({ query: { state } }) => ({ items: await listEvents(sql, state) }),
    listSearches: async ({ query }) => ({
      items: [...(await searchesWithoutSuccess(sql, readSince(query, clock.now())))],
    }),
    async listSubscribers({ query: { after, limit, list } }) {
      const viewOf = (code: string | null) =>
        emailView(storeView(shop, code ?? undefined), shop, config.publicUrl);
      const part = { afterId: Number(after ?? 0), limit: limit + 1 };
      const rows = await readSubscribers(sql, viewOf, list, part);
      const items = rows.slice(0, limit);
      return { items, next: rows.length > limit ? String(items.at(-1)?.id) : null };
    },
    findCustomers: async ({ body: { text } }) => ({ items: await listUsers(sql, text) }),
  };
}

/** Sends order events again. */
export const serviceChanges: ChangeHandlers<'resendEvents'> = {
  resendEvents: async (tx, { body: { ids, since } }) => ({
    count: await resendEvents(tx, ids === undefined ? { since: new Date(since ?? 0) } : { ids }),
  }),
};
