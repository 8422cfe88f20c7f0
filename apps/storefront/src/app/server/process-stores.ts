import {
  createJsonLog,
  createNodeFetch,
  createResilientFetch,
  systemClock,
} from '@shop/platform-node';
import type { Messages } from '@lingui/core';
import type { Fetch, Log } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import { createAnswerStore, type AnswerStore } from './answers/answer-store.ts';
import { createDocumentStore, type DocumentStore } from './answers/document-store.ts';
import { createPageRoutes, type PageRoutesReader } from './answers/page-routes.ts';
import { speculationRules } from './document/speculation-rules.ts';
import { createFragmentStore, type FragmentStore } from './document/fragment-store.ts';
import { sourceMessages } from '../../shop/i18n/i18n-server.ts';
import { compileShopTexts, type ShopTexts } from '../../shop/i18n/shop-messages.ts';
import { setCurrentConfig } from '../../shop/settings/current-config.ts';
import { createPageConfigs, type PageConfig } from './page-configs.ts';

/** State that all requests of a process share. */
export interface ProcessStores {
  readonly config: ShopConfig;
  /** Returns the configuration of the pages of a view, by its code. */
  readonly configOf: (code: string) => PageConfig;
  /** Texts of the shop folder, by language. */
  readonly texts: ReadonlyMap<string, Messages>;
  /** HTML at the end of the head of every page. */
  readonly headEnd: string;
  readonly log: Log;
  readonly fetch: Fetch;
  readonly pageRoutes: PageRoutesReader;
  readonly answers: AnswerStore;
  readonly documents: DocumentStore;
  readonly fragments: FragmentStore;
  /** True if the backend supports calls of whole pages: detected with one request. */
  hasPageCalls: boolean;
}

/**
 * Limit for API responses as parsed objects, in bytes: shared data and about forty lists, which expire after a minute.
 */
const maxAnswerBytes = 6 * 1024 * 1024;

/** Limit for the HTML of parts of pages, in bytes: about two thousand cards. */
const maxFragmentBytes = 12 * 1024 * 1024;

/** Limit for parsed products, in bytes: about five hundred. */
const maxDocumentBytes = 12 * 1024 * 1024;

/** Creates the stores. Arguments: as `createRenderer`. */
export function createProcessStores(
  config: ShopConfig,
  themeCss: string,
  shopTexts: ReadonlyMap<string, ShopTexts>,
): ProcessStores {
  setCurrentConfig(config);
  const log = createJsonLog();
  // The backend is nearby: compression would cost more processor time than it saves in transfer.
  const fetch = createResilientFetch(
    createNodeFetch({ headers: { 'accept-encoding': 'identity' } }),
    { clock: systemClock, log },
  );
  return {
    config,
    configOf: createPageConfigs(config),
    texts: compileShopTexts(shopTexts, sourceMessages),
    headEnd: (themeCss === '' ? '' : `<style>${themeCss}</style>`) + speculationRules,
    log,
    fetch,
    pageRoutes: createPageRoutes({
      fetch,
      clock: systemClock,
      log,
      timeoutMs: config.search.serverTimeoutMs,
    }),
    answers: createAnswerStore({ maxBytes: maxAnswerBytes, now: Date.now }),
    documents: createDocumentStore(maxDocumentBytes),
    fragments: createFragmentStore(maxFragmentBytes),
    hasPageCalls: true,
  };
}
