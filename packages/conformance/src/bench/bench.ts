import { randomUUID } from 'node:crypto';
import { createCaller, type Caller, type Refusal, type Success, type Transport } from './caller.ts';
import { claim, claimEqual, needed, NotApplicable } from '../run/claim.ts';
import { extensions, type Extension } from '../run/extensions.ts';
import { customerName } from './profile.ts';
import { findInAnyForm, type Find } from './find.ts';
import { readSamples, type ProductSample, type Samples } from './samples.ts';
import { createSend, type Send, type WirePorts } from './wire.ts';

/** Settings of a run, chosen by the caller. */
export interface BenchSettings {
  readonly url: string;
  readonly transport: Transport;
  /** The index name of search form B. */
  readonly index: string;
  /** A coupon that is valid for any cart; without it, its checks are skipped. */
  readonly coupon: string | undefined;
  /** An address of the shop that receives messages; without it, checks that send one are skipped. */
  readonly mailTo: string | undefined;
  /** An origin that the backend lists; without it, the CORS checks for listed origins are skipped. */
  readonly origin: string | undefined;
  /** A reviews widget of the backend; without it, its checks are skipped. */
  readonly widget: string | undefined;
}

/** A signed-in customer of the run. */
export interface Customer {
  readonly email: string;
  readonly password: string;
  readonly id: number;
  readonly token: string;
  readonly refreshToken: string;
}

/** A line in the form of `cart/update`. */
export interface Line {
  readonly sku: string;
  readonly qty: number;
  readonly product_option?: unknown;
}

/** Tools of a check: calls, products of the catalog, its own carts and customers. */
export interface Bench extends Caller {
  readonly settings: BenchSettings;
  readonly send: Send;
  readonly find: Find;
  wait(ms: number): Promise<void>;
  /** Returns a unique name. */
  unique(prefix: string): string;
  has(extension: Extension): Promise<boolean>;
  /** Errors: throws `Broken` if the backend has error codes and this refusal has a different one. */
  named(refusal: Refusal, ...names: readonly string[]): Promise<void>;
  /** Products of the catalog, looked up once. */
  samples(): Promise<Samples>;
  /** Errors: throws `NotApplicable` if the catalog has no such products. */
  sample<Kind extends keyof Samples>(kind: Kind): Promise<NonNullable<Samples[Kind]>>;
  newCart(token?: string): Promise<string>;
  cartWith(...lines: readonly Line[]): Promise<string>;
  set(
    cart: string,
    cartItem: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Success<'cartUpdate'>>;
  /** A simple product with plenty of stock. */
  chair(): Promise<ProductSample>;
  /** The customer that most checks share. */
  customer(): Promise<Customer>;
  /** Another customer, whose data the first must not see. */
  stranger(): Promise<Customer>;
  newCustomer(): Promise<Customer>;
  /** Starts another session of a customer. */
  signIn(customer: Pick<Customer, 'email' | 'password'>, cart?: string): Promise<Session>;
}

interface Session {
  readonly token: string;
  readonly refreshToken: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

export function createBench(settings: BenchSettings, ports: WirePorts): Bench {
  const send = createSend(settings.url, ports);
  const caller = createCaller(send, settings.transport);
  const offered = new Map<Extension, Promise<boolean>>();
  let samples: Promise<Samples> | undefined;
  let customer: Promise<Customer> | undefined;
  let stranger: Promise<Customer> | undefined;

  const bench: Bench = {
    ...caller,
    settings,
    send,
    wait: (ms) => ports.wait(ms),
    unique: (prefix) => `${prefix}-${randomUUID()}`,
    find: (query) => findInAnyForm(bench, query),
    has(extension) {
      const offeredExtension = offered.get(extension) ?? extensions[extension].offered(bench);
      offered.set(extension, offeredExtension);
      return offeredExtension;
    },
    async named(refusal, ...names) {
      if (!(await bench.has('named-errors'))) return;
      claim(
        refusal.error !== undefined && names.includes(refusal.error),
        `meta.error is ${refusal.error ?? 'absent'}, not ${names.join(' or ')}`,
      );
    },
    samples: () => (samples ??= readSamples(bench.find)),
    async sample(kind) {
      const samples = (await bench.samples())[kind];
      return needed(samples, sampleTitles[kind]) as never;
    },
    async newCart(token) {
      const { value } = await caller.ok('cartCreate', token === undefined ? {} : { token });
      claim(value !== '', 'cart/create answered an empty cart token');
      return value;
    },
    async cartWith(...lines) {
      const cart = await bench.newCart();
      for (const line of lines) await bench.set(cart, line);
      return cart;
    },
    set: (cart, cartItem, headers = {}) =>
      caller.ok('cartUpdate', {
        cart,
        body: { cartItem: { ...cartItem, quoteId: cart } },
        headers,
      }),
    chair: () => bench.sample('simple'),
    customer: () => (customer ??= bench.newCustomer()),
    stranger: () => (stranger ??= bench.newCustomer()),
    async newCustomer() {
      const email = `${bench.unique('conformance')}@example.com`;
      const password = bench.unique('Jelszó');
      await caller.ok('register', { body: { customer: { email, ...customerName }, password } });
      const session = await bench.signIn({ email, password });
      const { value: me } = await caller.ok('me', { token: session.token });
      claimEqual(me.email, email, 'the e-mail address of a new customer');
      return { email, password, id: me.id, ...session };
    },
    async signIn({ email, password }, cart) {
      const body = { username: email, password, ...(cart === undefined ? {} : { cartId: cart }) };
      const { value: token, meta } = await caller.ok('login', { body });
      const { refreshToken } = meta;
      return { token, refreshToken: typeof refreshToken === 'string' ? refreshToken : '', meta };
    },
  };
  return bench;
}

/** Names of missing samples in the report. */
const sampleTitles: Readonly<Record<keyof Samples, string>> = {
  products: 'products',
  isWhole: 'catalogue of which all can be read at once',
  simple: 'simple product of which there are thirty',
  other: 'second simple product of which there are thirty',
  configurable: 'configurable with two variants that can be bought',
  bundle: 'bundle that can be bought',
  custom: 'product with custom options',
  virtual: 'virtual product that can be bought',
  downloadable: 'product to download',
  soldOut: 'simple product that is sold out',
  special: 'simple product on offer',
  categories: 'categories',
};

/** Errors: throws `NotApplicable` if the run has no valid coupon. */
export function couponOf({ settings }: Bench): string {
  if (settings.coupon === undefined) throw new NotApplicable('no coupon was named (--coupon CODE)');
  return settings.coupon;
}

/** Errors: throws `NotApplicable` if the run has no address for messages. */
export function mailToOf({ settings }: Bench): string {
  if (settings.mailTo === undefined) {
    throw new NotApplicable('no address of the shop was named (--mail-to ADDRESS)');
  }
  return settings.mailTo;
}
