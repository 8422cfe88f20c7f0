import type { Profile } from '@shop/contract';
import type { KeyValueStore, Lock } from '@shop/kernel';
import { createMemoryLock, createMemoryStore, createSwitch } from '@shop/testing';
import type { AccountEvent } from '../account/account.ts';
import {
  defaultAccountConfig,
  type AccountConfig,
  type AccountPorts,
} from '../account/account-ports.ts';
import { createAccount } from '../account/create-account.ts';
import { createFakeAccountServer, type FakeAccountServer } from './fake-account-server.ts';

/** State shared by the tabs of one browser. */
export interface Browser {
  readonly server: FakeAccountServer;
  readonly store: KeyValueStore & { failWrites: unknown };
  readonly lock: Lock;
  readonly network: ReturnType<typeof createSwitch>;
  readonly ears: Map<object, (message: string) => void>;
}

export function createBrowser(): Browser {
  return {
    server: createFakeAccountServer(),
    store: createMemoryStore(),
    lock: createMemoryLock(),
    network: createSwitch(),
    ears: new Map(),
  };
}

/** One tab: an account, and the calls of its hooks and events. */
export function openTab(
  browser: Browser = createBrowser(),
  over: { config?: Partial<AccountConfig>; ports?: Partial<AccountPorts> } = {},
) {
  const hookCalls: string[] = [];
  const events: AccountEvent[] = [];
  const logged: unknown[] = [];
  const self = {};
  const note = (event: string, fields?: unknown) => void logged.push([event, fields]);
  const account = createAccount(
    { ...defaultAccountConfig, ...over.config },
    {
      fetch: browser.server.fetch,
      store: browser.store,
      lock: browser.lock,
      connectivity: browser.network,
      broadcast: {
        post(message) {
          for (const [ear, hear] of browser.ears) if (ear !== self) hear(message);
        },
        subscribe(listener) {
          browser.ears.set(self, listener);
          return () => void browser.ears.delete(self);
        },
      },
      log: { info: note, warn: note, error: note },
      cartToken: () => 'guest-cart',
      queueProfileUpdate: async () => ({ ok: true, value: undefined }),
      onAuthorised: async (profile: Profile, how) =>
        void hookCalls.push(`authorised ${profile.email} ${how}`),
      onSignedOut: async (how) => void hookCalls.push(`signed out ${how}`),
      onSessionLost: async (reason) => {
        hookCalls.push(`lost ${reason} while ${account.session.get().status}`);
      },
      ...over.ports,
    },
  );
  account.onEvent((event) => void events.push(event));
  return {
    account,
    browser,
    server: browser.server,
    store: browser.store,
    hookCalls,
    events,
    logged,
  };
}

/** A tab with a signed-in customer. */
export async function signedInTab(browser?: Browser, over?: Parameters<typeof openTab>[1]) {
  const tab = openTab(browser, over);
  await tab.account.start();
  const signedIn = await tab.account.login({ username: 'anna@example.hu', password: 'titkos123' });
  if (!signedIn.ok) throw new Error(`The fake server refused: ${signedIn.error.kind}`);
  tab.hookCalls.length = 0;
  tab.events.length = 0;
  return tab;
}

/** Waits until all pending promises have run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
}
