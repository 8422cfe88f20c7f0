import {
  err,
  ok,
  type Fetch,
  type NetworkFailure,
  type HttpResponse,
  type HttpRequest,
} from '@shop/kernel';

/** Fault that a test sets for the next request of a path. */
type Trouble =
  | { readonly network: NetworkFailure['kind']; readonly acted?: boolean }
  | { readonly answer: Partial<HttpResponse> };

/** Answers a call of another package, by its token. */
type TokenService = (token: string) => ReturnType<Fetch>;

interface Family {
  email: string;
  revoked: boolean;
  access: string;
  refresh: string;
}

const pathOf = ({ url }: HttpRequest) => url.replace(/\?.*$/, '');
const queryOf = ({ url }: HttpRequest, name: string) =>
  new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1] ?? '';
const bearerOf = ({ headers = {} }: HttpRequest) =>
  (headers['authorization'] ?? headers['Authorization'])?.replace('Bearer ', '');

/** An account backend in memory: rotating tokens, expiry on demand, and a list of all requests. */
export function createFakeAccountServer() {
  const customers = new Map<string, { password: string; firstname: string; lastname: string }>();
  customers.set('anna@example.hu', { password: 'titkos123', firstname: 'Anna', lastname: 'Kis' });
  const families: Family[] = [];
  const expired = new Set<string>();
  const troubles: { readonly path: string; readonly trouble: Trouble }[] = [];
  const gates = new Map<string, Promise<void>>();
  const services = new Map<string, TokenService>();
  const requests: HttpRequest[] = [];
  let minted = 0;

  const json = (code: number, result: unknown, meta?: unknown): HttpResponse => ({
    status: code,
    contentType: 'application/json; charset=utf-8',
    headers: {},
    body: JSON.stringify({ code, result, ...(meta === undefined ? {} : { meta }) }),
  });
  const refused = (code: number, error: string) => json(code, error, { error });
  const unauthorized = () => json(401, { code: 401, error: 'Authentication failed.' });

  function mint(email: string): Family {
    minted += 1;
    const family = {
      email,
      revoked: false,
      access: `access-${minted}`,
      refresh: `refresh-${minted}`,
    };
    families.push(family);
    return family;
  }

  const familyOf = (request: HttpRequest) => {
    const token = bearerOf(request) ?? queryOf(request, 'token');
    return expired.has(token)
      ? undefined
      : families.find((family) => family.access === token && !family.revoked);
  };

  const open: Record<string, (body: Record<string, unknown>) => HttpResponse> = {
    '/api/user/login': (body) => {
      const customer = customers.get(String(body['username']).toLowerCase());
      if (customer === undefined || customer.password !== body['password']) {
        return refused(500, 'bad-credentials');
      }
      const family = mint(String(body['username']));
      return json(200, family.access, { refreshToken: family.refresh });
    },
    '/api/user/create': (body) => {
      const customer = body['customer'] as Record<string, string>;
      const email = customer['email'] ?? '';
      if (customers.has(email)) return refused(500, 'email-taken');
      customers.set(email, {
        password: String(body['password']),
        firstname: customer['firstname'] ?? '',
        lastname: customer['lastname'] ?? '',
      });
      return json(200, { id: 2, email });
    },
    '/api/user/refresh': (body) => {
      const family = families.find(({ refresh }) => refresh === body['refreshToken']);
      if (family === undefined || family.revoked) return refused(500, 'refresh-invalid');
      minted += 1;
      family.access = `access-${minted}`;
      family.refresh = `refresh-${minted}`;
      return json(200, family.access, { refreshToken: family.refresh });
    },
    '/api/order/cancel': (body) =>
      body['email'] === 'anna@example.hu'
        ? json(200, { orderNumber: body['orderNumber'], status: 'canceled' })
        : refused(404, 'order-unknown'),
    '/api/order/withdrawal': (body) =>
      body['orderNumber'] === 'ZG-25'
        ? json(200, { ...body, confirmation: 'word' })
        : refused(404, 'order-unknown'),
    '/api/order/withdrawal/confirm': () =>
      json(200, {
        name: 'Kis Anna',
        orderNumber: 'ZG-25',
        email: 'anna@example.hu',
        received_at: '2026-03-05T12:00:00Z',
      }),
    '/api/user/change-email/confirm': (body) => {
      if (body['changeToken'] !== 'new') return refused(400, 'email-change-invalid');
      const anna = customers.get('anna@example.hu');
      if (anna !== undefined) customers.set('uj@example.hu', anna);
      for (const family of families) {
        if (family.email === 'anna@example.hu') family.email = 'uj@example.hu';
      }
      return json(200, { email: 'uj@example.hu' });
    },
    '/api/user/reset-password': () => json(200, 'sent'),
    '/api/user/reset-password/confirm': () => json(200, true),
  };

  const own: Record<string, (family: Family, request: HttpRequest) => HttpResponse> = {
    '/api/user/me': ({ email }) => {
      const customer = customers.get(email);
      return json(200, { id: 7, email, ...customer, password: undefined });
    },
    '/api/user/order-history': (_family, request) => {
      const page = Number(queryOf(request, 'currentPage'));
      const size = Number(queryOf(request, 'pageSize'));
      const ids = Array.from({ length: 25 }, (_, index) => 25 - index);
      const items = ids.slice((page - 1) * size, page * size).map((id) => ({
        entity_id: id,
        increment_id: `ZG-${id}`,
        status: 'pending',
        created_at: '2026-03-05T12:00:00Z',
        grand_total: 1000 * id,
      }));
      return json(200, { items, total_count: 25 });
    },
    '/api/user/order': (_family, request) =>
      json(200, {
        entity_id: 25,
        increment_id: queryOf(request, 'orderNumber'),
        status: 'shipped',
        created_at: '2026-03-05T12:00:00Z',
        grand_total: 25_000,
      }),
    '/api/user/cancel-order': (_family, request) => {
      const { orderNumber = '' } = JSON.parse(request.body ?? '{}') as Record<string, string>;
      if (orderNumber === 'ZG-24') return refused(409, 'order-not-cancelable');
      return json(200, {
        entity_id: 25,
        increment_id: orderNumber,
        status: 'canceled',
        created_at: '2026-03-05T12:00:00Z',
        grand_total: 25_000,
      });
    },
    '/api/user/change-email': (_family, request) => {
      const { password } = JSON.parse(request.body ?? '{}') as Record<string, string>;
      return password === 'titkos123' ? json(200, true) : refused(400, 'password-wrong');
    },
    '/api/user/export': ({ email }) =>
      json(200, {
        exported_at: '2026-03-05T12:00:00Z',
        profile: { id: 7, email },
        orders: [],
        wishlist: [],
        reviews: [],
        newsletter: [],
        stock_alerts: [],
        withdrawals: [],
        sessions: [],
      }),
    '/api/user/erase': (family, request) => {
      const { password } = JSON.parse(request.body ?? '{}') as Record<string, string>;
      if (password !== 'titkos123') return refused(400, 'password-wrong');
      for (const each of families) if (each.email === family.email) each.revoked = true;
      return json(200, true);
    },
    '/api/review/mine': () =>
      json(200, [
        {
          id: 1,
          product_id: 101,
          title: 'Jó',
          detail: 'Kényelmes',
          nickname: 'Anna',
          rating: 5,
          state: 'pending',
          created_at: '2026-03-05T12:00:00Z',
        },
      ]),
    '/api/user/getWishlistItems': () => json(200, [{ product_id: 3 }]),
    '/api/user/addWishlistItem': () => json(200, true),
    '/api/user/deleteWishlistItem': () => json(200, true),
    '/api/user/logout': (family) => {
      family.revoked = true;
      return json(200, true);
    },
    '/api/user/change-password': (family, request) => {
      const change = JSON.parse(request.body ?? '{}') as Record<string, string>;
      const customer = customers.get(family.email);
      if (customer === undefined || customer.password !== change['currentPassword']) {
        return refused(400, 'password-wrong');
      }
      customer.password = change['newPassword'] ?? '';
      for (const each of families) if (each.email === family.email) each.revoked = true;
      return json(200, true);
    },
    '/api/cart/pull': () => json(200, []),
  };

  function answer(request: HttpRequest): HttpResponse {
    const pathname = pathOf(request);
    const handleOpen = open[pathname];
    if (handleOpen !== undefined) {
      return handleOpen(JSON.parse(request.body ?? '{}') as Record<string, unknown>);
    }
    const handleOwn = own[pathname];
    if (handleOwn === undefined) return refused(404, 'not-found');
    const family = familyOf(request);
    return family === undefined ? unauthorized() : handleOwn(family, request);
  }

  const fetch: Fetch = async (request) => {
    requests.push(request);
    const pathname = pathOf(request);
    const service = services.get(pathname);
    if (service !== undefined) return service(queryOf(request, 'token'));
    await gates.get(pathname);
    const index = troubles.findIndex(({ path }) => path === pathname);
    const [next] = index < 0 ? [] : troubles.splice(index, 1);
    if (next === undefined) return ok(answer(request));
    const { trouble } = next;
    if ('network' in trouble) {
      if (trouble.acted === true) answer(request);
      return err({ kind: trouble.network });
    }
    return ok({
      status: 200,
      contentType: 'application/json',
      headers: {},
      body: '',
      ...trouble.answer,
    });
  };

  return {
    fetch,
    requests,
    /** Number of requests to a path. */
    count: (path: string) => requests.filter((request) => pathOf(request) === path).length,
    /** Returns the last body sent to a path. */
    lastBody(path: string): unknown {
      const found = requests.findLast((request) => pathOf(request) === path);
      return found?.body === undefined ? undefined : (JSON.parse(found.body) as unknown);
    },
    /** Adds an endpoint that `answer` answers. Returns its URL, with a token. */
    serve(answer: TokenService): string {
      const path = `/api/others/${services.size}`;
      services.set(path, answer);
      return `${path}?token=whatever`;
    },
    /** Makes the next request of a path fail, once per call. */
    trouble: (path: string, trouble: Trouble) => void troubles.push({ path, trouble }),
    /** Delays the responses of a path until the returned function is called. */
    hold(path: string): () => void {
      let release: () => void = () => undefined;
      gates.set(path, new Promise((resolve) => (release = resolve)));
      return () => {
        gates.delete(path);
        release();
      };
    },
    /** Expires every access token issued so far. */
    expireAll() {
      for (const family of families) expired.add(family.access);
    },
    /** Ends all sessions: a refresh is refused too. */
    revokeAll() {
      for (const family of families) family.revoked = true;
    },
    json,
    refused,
  };
}
export type FakeAccountServer = ReturnType<typeof createFakeAccountServer>;
