/**
 * Generates different addresses of pages that are not stored: searches, price ranges of categories, and unknown paths.
 */
function* inventedAddresses(categories: readonly string[]): Generator<string, never> {
  for (let count = 0; ; count += 1) {
    const category = categories[count % categories.length] ?? '/';
    yield `/osszes-termek?search=${encodeURIComponent(`kanapé ${count}`)}`;
    yield `${category}?price_from=${count}&price_to=${500_000 + count}`;
    yield `${category}/nincs-${count}`;
  }
}

/** Milliseconds after which a client that does not read the response disconnects. */
const unreadMs = 500;

/**
 * Requests pages that are not stored, over `connections` at a time. Every second client does not read its page. Each
 * request has its own client address, as set by a proxy.
 *
 * @returns `statuses` counts the responses by status, 0 without a response.
 */
export function startPageFlood(shop: string, connections: number, categories: readonly string[]) {
  const statuses = new Map<number, number>();
  const addresses = inventedAddresses(categories);
  const over = new AbortController();
  let clients = 0;

  async function ask(readsPage: boolean): Promise<number> {
    clients += 1;
    const from = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
    try {
      const response = await fetch(`${shop}${addresses.next().value}`, {
        headers: { 'accept-encoding': 'identity', 'x-forwarded-for': from },
        signal: AbortSignal.any([over.signal, AbortSignal.timeout(60_000)]),
      });
      if (readsPage) await response.text();
      else await new Promise((resolve) => setTimeout(resolve, unreadMs));
      await response.body?.cancel().catch(() => undefined);
      return response.status;
    } catch {
      return 0;
    }
  }

  const running = Array.from({ length: connections }, async (_, index) => {
    while (!over.signal.aborted) {
      const status = await ask(index % 2 === 0);
      if (!over.signal.aborted) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return {
    statuses,
    async stop(): Promise<void> {
      over.abort();
      await Promise.all(running);
    },
  };
}
