import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { proxyRanges } from '@shop/platform-node';
import { workerCount } from '@shop/platform-node/cluster';
import type { ThirdPartyScripts } from '../render/renderer.ts';

/** Folder of the shop that is served by default. */
const demoDir = join(import.meta.dirname, '../../../../demo');

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

const script = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s;,'"]+$/, 'the address of a script, such as https://stats.example/s.js'),
);
const origins = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/[\w.*:-]+(?: +(?!$)|$))*$/,
    'origins such as https://stats.example, with spaces between',
  ),
  v.transform((text) => text.split(/ +/).filter(Boolean)),
);

/** Adds the description of a setting in `.env.example` to its schema. */
const about = <S extends v.GenericSchema>(text: string, schema: S) =>
  v.pipe(schema, v.description(text));

/** Environment variables of this server. */
export const environment = v.object({
  SHOP_MODE: about(
    '`demo`: the demo shop. `production`: a shop in earnest, which needs an address and a seller of its own.',
    v.optional(v.picklist(['demo', 'production'], 'demo or production'), 'production'),
  ),
  PORT: about('The port of the shop.', v.optional(port, '3000')),
  HOST: about('The address it listens on.', v.optional(v.string(), '0.0.0.0')),
  WEB_CONCURRENCY: about(
    'How many processes answer behind the ports. As many as there are cores, when absent.',
    workerCount,
  ),
  SHOP_HOST_PORT: about(
    'A second listener, which plays the shop host of the demo. 0, or nothing: checkout is in the app.',
    v.optional(v.union([v.pipe(v.literal('0'), v.transform(Number)), port])),
  ),
  METRICS_PORT: about(
    'Where Prometheus finds what is counted, beside the public listener. None when absent.',
    v.optional(port),
  ),
  METRICS_HOST: about(
    'On which address; nobody but this machine by default.',
    v.optional(v.string(), '127.0.0.1'),
  ),
  SHOP_HOST_URL: about(
    'The public address of an outside shop host; then no second listener is needed.',
    v.optional(address),
  ),
  PUBLIC_URL: about('What the shop is known by outside.', v.optional(address)),
  API_URL: about(
    'The backend: its own, or an outside one with the same contract.',
    v.optional(address),
  ),
  API_INTERNAL_URL: about(
    'Where the backend says which pages are stale. Of one on this machine the next port.',
    v.optional(address),
  ),
  MULTISTORE: about(
    'Whether the other store views are there, each under its code. Default: what `shop.json` says.',
    v.optional(v.picklist(['on', 'off'], 'on or off')),
  ),
  PSEUDO_LANGUAGE: about(
    "Words nobody speaks in place of the shop's, to test layouts with.",
    v.optional(v.picklist(['on', 'off'], 'on or off'), 'off'),
  ),
  ANALYTICS_SCRIPT: about(
    'A script that counts visits; loaded only once a shopper has allowed it.',
    v.optional(script),
  ),
  HEAT_MAP_SCRIPT: about(
    'A script that records where pages are pressed; loaded only once a shopper has allowed it.',
    v.optional(script),
  ),
  CHAT_SCRIPT: about(
    'A script of a chat; loaded only once a shopper has allowed it.',
    v.optional(script),
  ),
  THIRD_PARTY_ORIGINS: about(
    'Where those scripts may load from and report to, besides the places they come from.',
    v.optional(origins, ''),
  ),
  REDIS_URL: about(
    'Pages of several processes are shared there.',
    v.optional(
      v.pipe(v.string(), v.regex(/^rediss?:\/\/\S+$/, 'an address such as redis://host:6379')),
    ),
  ),
  INVALIDATE_KEY: about(
    'Who knows it may have pages made anew by /invalidate.',
    v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters nobody can guess'))),
  ),
  TRUSTED_PROXIES: about(
    "How many proxies before this server are believed about a client's address.",
    v.optional(
      v.pipe(v.string(), v.regex(/^(?:\d|10)$/, 'a number from 0 to 10'), v.transform(Number)),
      '0',
    ),
  ),
  TRUSTED_PROXY_RANGES: about(
    'Where those proxies connect from; `private` is every private network.',
    v.optional(proxyRanges, 'private'),
  ),
  RATE_LIMIT_SCALE: about(
    'Multiplies how many pages one client may have made; 1 for the public, more for load tests and journeys.',
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,5}$/, 'a number from 1 to 100000'),
        v.transform(Number),
        v.maxValue(100_000, 'a number from 1 to 100000'),
      ),
      '1',
    ),
  ),
  MAINTENANCE_S: about(
    'Closes the shop for work: every page answers 503 and says when to come again, in seconds.',
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,5}$/, 'seconds from 1 to 999999'),
        v.transform(Number),
      ),
    ),
  ),
  DRAIN_NOTICE_MS: about(
    'Milliseconds between "not ready" and the door closing, so that balancers notice.',
    v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'milliseconds from 0 to 99999'), v.transform(Number)),
      '5000',
    ),
  ),
  SHOP_DIR: about(
    'The folder of the shop, which the backend reads too. Default: `demo`. Required in production.',
    v.optional(v.pipe(v.string(), v.minLength(1, 'the path of a folder'))),
  ),
  SHOP_CONFIG: about(
    'A JSON file that is merged over `shop.json` of the shop folder; the backend reads the same.',
    v.optional(v.pipe(v.string(), v.minLength(1, 'the path of a JSON file'))),
  ),
  STOREFRONT_DIST: about('The folder with the build of the storefront.', v.optional(v.string())),
  SOURCE_REVISION: about(
    'The revision of the source that the build is made of.',
    v.optional(v.string(), 'development'),
  ),
});

/** Settings of the operator, read once at the start. */
export interface SsrConfig {
  readonly mode: 'demo' | 'production';
  readonly port: number;
  readonly host: string;
  readonly workers: number;
  readonly shopHostPort: number;
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly shopHostUrl: string | undefined;
  readonly publicUrl: string;
  /** Raw value; undefined: the default is used. */
  readonly explicit: {
    readonly publicUrl: string | undefined;
    readonly apiUrl: string | undefined;
    readonly shopDir: string | undefined;
    readonly trustedProxies: boolean;
  };
  readonly apiUrl: string;
  /**
   * Undefined: no internal address is set for a backend on another machine. A change is then visible when the page is
   * rendered again after a minute.
   */
  readonly apiInternalUrl: string | undefined;
  /** Undefined: the configuration of the shop decides. */
  readonly multistore: boolean | undefined;
  readonly pseudoLanguage: boolean;
  readonly thirdPartyScripts: ThirdPartyScripts;
  /** Origins that pages may request for these scripts. */
  readonly thirdPartyOrigins: readonly string[];
  readonly redisUrl: string | undefined;
  readonly invalidateKey: string | undefined;
  /** Set while the shop is closed for maintenance: `Retry-After` in seconds. */
  readonly maintenanceS: number | undefined;
  readonly drainNoticeMs: number;
  readonly trustedProxies: number;
  readonly trustedProxyRanges: readonly string[];
  readonly rateLimitScale: number;
  /** Folder of the shop, with `shop.json`; default: that of the demo. */
  readonly shopDir: string;
  readonly shopConfigFile: string | undefined;
  readonly storefrontDist: string | undefined;
  readonly build: string;
}

/**
 * Reads the environment. An empty variable counts as absent. Errors: throws with the variable's name and its allowed
 * values.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SsrConfig {
  const parsed = v.safeParse(
    environment,
    Object.fromEntries(Object.entries(env).filter(([, text]) => text !== '')),
  );
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = v.getDotPath(issue);
    const isSecret = name === 'REDIS_URL' || name === 'INVALIDATE_KEY';
    const valueText = isSecret ? '' : ` is "${env[name ?? '']}", but`;
    throw new Error(`${name}${valueText} must be ${issue.message}`);
  }
  const { output } = parsed;
  const thirdPartyScripts: ThirdPartyScripts = {
    ...(output.ANALYTICS_SCRIPT !== undefined && { analytics: output.ANALYTICS_SCRIPT }),
    ...(output.HEAT_MAP_SCRIPT !== undefined && { heatMap: output.HEAT_MAP_SCRIPT }),
    ...(output.CHAT_SCRIPT !== undefined && { chat: output.CHAT_SCRIPT }),
  };
  const apiUrl = output.API_URL ?? 'http://127.0.0.1:4000';
  return {
    mode: output.SHOP_MODE,
    port: output.PORT,
    host: output.HOST,
    workers: output.WEB_CONCURRENCY,
    shopHostPort: output.SHOP_HOST_PORT ?? 0,
    metricsPort: output.METRICS_PORT,
    metricsHost: output.METRICS_HOST,
    shopHostUrl: output.SHOP_HOST_URL,
    publicUrl: output.PUBLIC_URL ?? `http://localhost:${output.PORT}`,
    explicit: {
      publicUrl: output.PUBLIC_URL,
      apiUrl: output.API_URL,
      shopDir: output.SHOP_DIR,
      trustedProxies: (env['TRUSTED_PROXIES'] ?? '') !== '',
    },
    apiUrl,
    apiInternalUrl: output.API_INTERNAL_URL ?? nextPortOf(apiUrl),
    multistore: output.MULTISTORE === undefined ? undefined : output.MULTISTORE === 'on',
    pseudoLanguage: output.PSEUDO_LANGUAGE === 'on',
    thirdPartyScripts,
    thirdPartyOrigins: [
      ...new Set([
        ...Object.values(thirdPartyScripts).map((address: string) => new URL(address).origin),
        ...output.THIRD_PARTY_ORIGINS,
      ]),
    ],
    redisUrl: output.REDIS_URL,
    invalidateKey: output.INVALIDATE_KEY,
    maintenanceS: output.MAINTENANCE_S,
    drainNoticeMs: output.DRAIN_NOTICE_MS,
    trustedProxies: output.TRUSTED_PROXIES,
    trustedProxyRanges: output.TRUSTED_PROXY_RANGES,
    rateLimitScale: output.RATE_LIMIT_SCALE,
    shopDir: resolve(output.SHOP_DIR ?? demoDir),
    shopConfigFile: output.SHOP_CONFIG,
    storefrontDist: output.STOREFRONT_DIST,
    build: output.SOURCE_REVISION,
  };
}

/** Default address of the internal listener of a backend on this machine. */
function nextPortOf(apiUrl: string): string | undefined {
  const { hostname, port } = new URL(apiUrl);
  const isHere = /^(?:localhost|127\..*|\[::1\])$/.test(hostname);
  return isHere && port !== '' ? `http://${hostname}:${Number(port) + 1}` : undefined;
}
