import { join, resolve } from 'node:path';
import { proxyRanges } from '@shop/platform-node';
import * as v from 'valibot';
import { eventVariables, readEventSettings, type EventSettings } from '@shop/order-events/settings';
import {
  invoiceVariables,
  readInvoiceSettings,
  type InvoiceSettings,
} from '@shop/invoices/settings';
import {
  operatorVariables,
  readOperatorSettings,
  type OperatorSettings,
} from '@shop/operator-api/settings';
import {
  paymentVariables,
  readPaymentSettings,
  type PaymentSettings,
} from '@shop/payments/settings';

/**
 * Settings from the environment. Paths are absolute.
 * Only `DEBUG`, `SHOP_KEY`, `SHOP_URL` and `SOURCE_REVISION` are read elsewhere.
 */
export interface ApiConfig {
  /**
   * `demo`: the demo shop, with its catalog, coupons and fictitious seller. `production`: a real shop, which starts
   * only with real values for what the demo invents.
   */
  readonly mode: 'demo' | 'production';
  /** Names of the variables that are set. */
  readonly given: ReadonlySet<string>;
  readonly host: string;
  readonly port: number;
  /** Internal listener for the shop's own servers and the operator: `/stale-tags`, `/metrics`, `/faults`. */
  readonly internalHost: string;
  readonly internalPort: number;
  /** Folder of all persistent data: database, resized images, unsent emails. */
  readonly dataDir: string;
  /** Folder of the shop, with `shop.json`; default: that of the demo. */
  readonly shopDir: string;
  readonly contentDir: string;
  /** True if the shop serves all its store views. False: the shop's configuration decides. */
  readonly multistore: boolean;
  /** A JSON file merged over `shop.json`. */
  readonly shopConfigFile: string | undefined;
  /** URL of the primary; absent: the embedded server is started. */
  readonly databaseUrl: string | undefined;
  /** URL of a replica for catalog reads; default: the primary. */
  readonly databaseReadUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** OpenSearch that all processes search; absent: an index in the memory of each process. */
  readonly searchUrl: string | undefined;
  /** Prefix of the names of its indices. */
  readonly searchPrefix: string;
  /** SMTP server for emails. Absent: emails are stored as files in `dataDir/outbox`. */
  readonly smtpUrl: string | undefined;
  /** Sender of emails, as `Name <address>`. */
  readonly mailFrom: string;
  /** Public URL of the shop, without a slash at the end. Links in emails begin with it. */
  readonly publicUrl: string;
  /** Other origins whose pages may call the API, such as `https://shop.example`. */
  readonly allowedOrigins: readonly string[];
  /** Index names that older clients may search in. */
  readonly catalogIndexes: readonly string[];
  /** Number of trusted proxies in front of this process, for the client's address. */
  readonly trustedProxies: number;
  readonly trustedProxyRanges: readonly string[];
  /** Multiplies the limits of attempts; 1 in production, higher for load tests and journeys. */
  readonly rateLimitScale: number;
  /** Milliseconds between "not ready" and the closing of the listener, for load balancers. */
  readonly drainNoticeMs: number;
  /** Share of fast successful requests that is logged, 0 to 1; refused, failed and slow ones are always logged. */
  readonly logSample: number;
  /** Number of processes behind the ports. Fault injection works in one process only. */
  readonly workers: number;
  /** True if `/faults` may make calls fail, for tests of clients. Never in production. */
  readonly faultSwitches: boolean;
  readonly payment: PaymentSettings;
  readonly invoice: InvoiceSettings;
  readonly events: EventSettings;
  readonly operator: OperatorSettings;
}

/** Reason why the server must not start: one line with the variable and the fix. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)),
  );

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

const share = v.pipe(v.string(), v.regex(/^(?:0|1|0?\.\d{1,6}|1\.0)$/), v.transform(Number));

const origins = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
  ),
  v.array(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && new URL(text).origin === text),
    ),
  ),
);

const indexNames = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((name) => name.trim())),
  v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
);

const directory = v.pipe(v.string(), v.minLength(1));

/** Settings of this server: meaning, allowed values, and the fix for an invalid value. */
export const variables = {
  SHOP_MODE: {
    about:
      '`demo`: the demo shop, with its catalog, coupons and seller. `production`: a shop with its own.',
    schema: v.picklist(['demo', 'production']),
    fix: 'write demo or production',
  },
  API_HOST: {
    about: 'The address the backend listens on.',
    schema: directory,
    fix: 'give an address to listen on, such as 127.0.0.1',
  },
  API_PORT: {
    about: 'The port of the backend.',
    schema: wholeNumber(0, 65_535),
    fix: 'give a port from 0 to 65535',
  },
  API_INTERNAL_HOST: {
    about: 'The address of the internal listener: `/stale-tags`, `/metrics`, `/faults`.',
    schema: directory,
    fix: 'give an address to listen on, such as 127.0.0.1',
  },
  API_INTERNAL_PORT: {
    about: 'The port of the internal listener. Default: the port after `API_PORT`.',
    schema: wholeNumber(0, 65_535),
    fix: 'give a port from 0 to 65535',
  },
  DATA_DIR: {
    about:
      'The folder of everything that must survive: database, generated images, emails not sent.',
    schema: directory,
    fix: 'give a folder to keep data in',
  },
  SHOP_DIR: {
    about:
      'The folder of the shop: `shop.json`, `content`. Default: `demo`. Required in production.',
    schema: directory,
    fix: 'give the folder of the shop',
  },
  CONTENT_DIR: {
    about: "The folder with the shop's content. Default: `content` in `SHOP_DIR`.",
    schema: directory,
    fix: "give the folder with the shop's content",
  },
  MULTISTORE: {
    about:
      'Opens all store views: on. Each renderer closes them for itself with off; the backend then serves what `shop.json` says.',
    schema: v.picklist(['on', 'off']),
    fix: 'write on or off',
  },
  SHOP_CONFIG: {
    about: 'A JSON file that is merged over `shop.json` of the shop folder.',
    schema: directory,
    fix: 'give the path of a JSON file',
  },
  DATABASE_URL: {
    about: 'An outside PostgreSQL. Without it the backend runs its own in `DATA_DIR`.',
    schema: url('postgres:', 'postgresql:'),
    fix: 'write it as postgres://user:password@host:5432/name',
  },
  DATABASE_READ_URL: {
    about: 'A replica for reads of the catalog. Default: the primary.',
    schema: url('postgres:', 'postgresql:'),
    fix: 'write it as postgres://user:password@host:5432/name',
  },
  REDIS_URL: {
    about: 'Where several processes share pages and counters.',
    schema: url('redis:', 'rediss:'),
    fix: 'write it as redis://host:6379',
  },
  SEARCH_URL: {
    about: 'An OpenSearch that finds products. Without it each process holds an index of its own.',
    schema: url('http:', 'https:'),
    fix: 'write it as http://user:password@host:9200',
  },
  SEARCH_PREFIX: {
    about:
      'The beginning of the names of its indices: shops on one OpenSearch have different ones.',
    schema: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,30}$/)),
    fix: 'write small letters, digits and hyphens, such as shop',
  },
  SMTP_URL: {
    about: 'Where emails go out. Without it they are files in `DATA_DIR/outbox`.',
    schema: url('smtp:', 'smtps:'),
    fix: 'write it as smtp://user:password@host:587',
  },
  MAIL_FROM: {
    about: 'The sender of emails.',
    schema: v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$/)),
    fix: 'write it as Shop <orders@shop.example>',
  },
  PUBLIC_URL: {
    about: 'The address of the shop for shoppers: links in emails begin with it.',
    schema: url('http:', 'https:'),
    fix: 'write it as https://shop.example',
  },
  ALLOWED_ORIGINS: {
    about: 'Origins besides its own whose pages may call the backend.',
    schema: origins,
    fix: 'write origins separated by commas, such as https://shop.example,https://m.shop.example',
  },
  CATALOG_INDEXES: {
    about: 'Index names that older clients may search under.',
    schema: indexNames,
    fix: 'write index names separated by commas, such as vue_storefront_catalog',
  },
  TRUSTED_PROXIES: {
    about: "The number of proxies that are believed about a client's address.",
    schema: wholeNumber(0, 10),
    fix: 'give a number from 0 to 10',
  },
  TRUSTED_PROXY_RANGES: {
    about: 'Where those proxies connect from; `private` is every private network.',
    schema: proxyRanges,
    fix: 'write addresses and ranges separated by commas, such as private,203.0.113.0/24',
  },
  DRAIN_NOTICE_MS: {
    about: 'Milliseconds between "not ready" and the end of new connections.',
    schema: wholeNumber(0, 99_999),
    fix: 'give milliseconds from 0 to 99999',
  },
  WEB_CONCURRENCY: {
    about: 'The number of processes behind the port.',
    schema: wholeNumber(1, 8),
    fix: 'give a number of processes from 1 to 8',
  },
  LOG_SAMPLE: {
    about: 'The share of quick successful requests that is logged.',
    schema: share,
    fix: 'give a share from 0 to 1, such as 0.1',
  },
  FAULT_SWITCHES: {
    about: '`on`: `/faults` makes calls fail, for tests of clients. Never in production.',
    schema: v.literal('on'),
    fix: 'write on, or leave it out',
  },
  RATE_LIMIT_SCALE: {
    about: 'Multiplies the rate limits: 1 for the public, more for load tests and journeys.',
    schema: wholeNumber(1, 100_000),
    fix: 'give a number from 1 to 100000',
  },
  ...paymentVariables,
  ...invoiceVariables,
  ...eventVariables,
  ...operatorVariables,
} as const;

type Name = keyof typeof variables;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. An empty variable counts as absent.
 * Errors: throws `ConfigError` with the first invalid variable and its fix.
 */
export function readConfig(environment: Environment, cwd: string): ApiConfig {
  const read = <N extends Name>(
    name: N,
  ): v.InferOutput<(typeof variables)[N]['schema']> | undefined => {
    const text = environment[name];
    if (text === undefined || text === '') return undefined;
    const { schema, fix } = variables[name];
    const parsed = v.safeParse(schema, text);
    if (!parsed.success) {
      const quotedText = /_(?:URL|KEY|SECRET)$/.test(name) ? '' : ` ("${text}")`;
      throw new ConfigError(`${name} is not valid${quotedText}: ${fix}.`);
    }
    return parsed.output as v.InferOutput<(typeof variables)[N]['schema']>;
  };
  const shopConfig = read('SHOP_CONFIG');
  const faultSwitches = read('FAULT_SWITCHES') === 'on';
  const mode = read('SHOP_MODE') ?? 'production';
  const demoDir = resolve(cwd, 'demo');
  const shopDir = resolve(cwd, read('SHOP_DIR') ?? demoDir);
  if (faultSwitches && mode === 'production') {
    throw new ConfigError('FAULT_SWITCHES may not be on in production: leave it out.');
  }
  const payment = readPaymentSettings(read, mode);
  if (payment.sandbox && mode === 'production') {
    throw new ConfigError('PAYMENT_SANDBOX may not be on in production: leave it out.');
  }
  const invoice = readInvoiceSettings(read, mode === 'demo' && shopDir === demoDir);
  if (invoice.service === 'sandbox' && mode === 'production') {
    throw new ConfigError('INVOICE_SERVICE may not be sandbox in production: write another one.');
  }
  const port = read('API_PORT') ?? 4000;
  return {
    mode,
    given: new Set(Object.keys(variables).filter((name) => (environment[name] ?? '') !== '')),
    host: read('API_HOST') ?? '127.0.0.1',
    port,
    internalHost: read('API_INTERNAL_HOST') ?? '127.0.0.1',
    internalPort: read('API_INTERNAL_PORT') ?? (port === 0 || port === 65_535 ? 0 : port + 1),
    dataDir: resolve(cwd, read('DATA_DIR') ?? '.data'),
    shopDir,
    contentDir: resolve(cwd, read('CONTENT_DIR') ?? join(shopDir, 'content')),
    multistore: read('MULTISTORE') === 'on',
    shopConfigFile: shopConfig === undefined ? undefined : resolve(cwd, shopConfig),
    databaseUrl: read('DATABASE_URL'),
    databaseReadUrl: read('DATABASE_READ_URL'),
    redisUrl: read('REDIS_URL'),
    searchUrl: read('SEARCH_URL')?.replace(/\/+$/, ''),
    searchPrefix: read('SEARCH_PREFIX') ?? 'shop',
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM') ?? 'Shop <orders@shop.example>',
    publicUrl: (read('PUBLIC_URL') ?? 'http://127.0.0.1:3000').replace(/\/+$/, ''),
    allowedOrigins: read('ALLOWED_ORIGINS') ?? [],
    catalogIndexes: read('CATALOG_INDEXES') ?? ['vue_storefront_catalog', 'catalog'],
    trustedProxies: read('TRUSTED_PROXIES') ?? 1,
    trustedProxyRanges: read('TRUSTED_PROXY_RANGES') ?? ['private'],
    rateLimitScale: read('RATE_LIMIT_SCALE') ?? 1,
    drainNoticeMs: read('DRAIN_NOTICE_MS') ?? 5_000,
    workers: faultSwitches ? 1 : (read('WEB_CONCURRENCY') ?? 1),
    logSample: read('LOG_SAMPLE') ?? 1,
    faultSwitches,
    payment,
    invoice,
    events: readEventSettings(read),
    operator: readOperatorSettings(read),
  };
}
