import { writeCsvRow } from '@shop/csv';
import { formatName, formatOrderDate } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { OperatorAnswer, OperatorCallId } from '@shop/operator-api';

/** Item of a list of the operator API. */
export type ListItem<Id extends OperatorCallId> =
  OperatorAnswer<Id> extends { readonly items: readonly (infer Item)[] } ? Item : never;

/** Returns one line per event: id, time, state, type, order, responses. */
export function eventLines(events: readonly ListItem<'listEvents'>[]): readonly string[] {
  return events.map(({ id, at, state, type, order, responses }) => {
    const statuses = responses.map((status) => (status === 0 ? 'no response' : String(status)));
    return [id, at, state.padEnd(9), type, order, statuses.join(', ')].join('  ').trimEnd();
  });
}

/** Returns one line per customer: number, date of registration, orders, name, address. */
export function customerLines(customers: readonly ListItem<'findCustomers'>[]): readonly string[] {
  return customers.map(({ id, created_at: createdAt, orders, email, ...names }) => {
    const since = formatOrderDate(unsafeBrand<EpochMs>(Date.parse(createdAt)));
    return `${id}  ${since}  ${orders} orders  ${formatName(names, 'hu')}  ${email}`;
  });
}

/** Returns one line for each day and search text. */
export function searchLines(counts: readonly ListItem<'listSearches'>[]): readonly string[] {
  if (counts.length === 0) return ['No searches without results or clicks.'];
  const row = (cells: readonly (string | number)[], words: string) =>
    `${cells.map((cell, at) => (at < 2 ? String(cell).padEnd(12) : String(cell).padStart(11))).join('')}  ${words}`;
  return [
    row(['day', 'view', 'searches', 'no results', 'no click'], 'words'),
    ...counts.map(({ day, view, searches, empty, unopened, words }) =>
      row([day, view, searches, empty, unopened], words),
    ),
  ];
}

/** Returns lines about the payment of an order and each attempt to pay. */
export function paymentLines(payment: OperatorAnswer<'readPayment'>): readonly string[] {
  const { number, state, total, currency, title, attempts } = payment;
  return [
    `${number}  ${state}  ${total} ${currency}  ${title}`,
    ...attempts.map(({ at, provider, reference, ...attempt }) => {
      const { status, reason, ...amounts } = attempt;
      const facts = Object.entries(amounts).map(([name, amount]) => `${name} ${amount}`);
      return `  ${[at, provider, reference ?? '–', status, reason, ...facts].filter(Boolean).join('  ')}`;
    }),
  ];
}

/**
 * Writes subscribers as CSV, in batches. `readPage` reads those after an id; an empty page is the end. The address
 * `page` is for the end of the email, `one_click` for its `List-Unsubscribe` header.
 */
export async function* subscriberCsv(
  readPage: (afterId: number) => Promise<readonly ListItem<'listSubscribers'>[]>,
): AsyncGenerator<string> {
  yield `${writeCsvRow(['email', 'confirmed_at', 'page', 'one_click', 'language'])}\n`;
  for (let afterId = 0; ;) {
    const page = await readPage(afterId);
    const last = page.at(-1);
    if (last === undefined) return;
    const lines = page.map((row) =>
      writeCsvRow([row.email, row.confirmed_at, row.page, row.one_click, row.language]),
    );
    yield `${lines.join('\n')}\n`;
    afterId = last.id;
  }
}
