import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'a port from 1 to 65535'),
  v.maxValue(65_535, 'a port from 1 to 65535'),
);
const address = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+$/, 'an origin such as http://127.0.0.1:3002'),
);

const environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** The second listener, which plays the shop host of the demo. 0 leaves it out. */
  SHOP_HOST_PORT: v.optional(v.union([v.pipe(v.literal('0'), v.transform(Number)), port])),
  /** The public address of an outside shop host; then no second listener is needed. */
  SHOP_HOST_URL: v.optional(address),
  API_URL: v.optional(address, 'http://127.0.0.1:3002'),
  STOREFRONT_DIST: v.optional(v.string()),
  SOURCE_REVISION: v.optional(v.string(), 'development'),
});

/** What the operator decided, read once. */
export interface SsrConfig {
  readonly port: number;
  readonly host: string;
  readonly shopHostPort: number;
  readonly shopHostUrl: string | undefined;
  readonly apiUrl: string;
  readonly storefrontDist: string | undefined;
  readonly build: string;
}

/** Reads the environment. Errors: throws with the variable's name and what it takes. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SsrConfig {
  const parsed = v.safeParse(environment, env);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = v.getDotPath(issue);
    throw new Error(`${name} is "${env[name ?? '']}", but must be ${issue.message}`);
  }
  const { output } = parsed;
  return {
    port: output.PORT,
    host: output.HOST,
    shopHostPort:
      output.SHOP_HOST_PORT ?? (output.SHOP_HOST_URL === undefined ? output.PORT + 1 : 0),
    shopHostUrl: output.SHOP_HOST_URL,
    apiUrl: output.API_URL,
    storefrontDist: output.STOREFRONT_DIST,
    build: output.SOURCE_REVISION,
  };
}
