import type { Log } from '@shop/kernel';
import {
  isDemoHost,
  productionProblems,
  type SettingProblem,
  type ShopConfig,
} from '@shop/shop-config';
import { ConfigError, type ApiConfig } from './config.ts';

/**
 * Refuses to start in production with settings that only the demo may have.
 * Errors: throws `ConfigError`, one line for each setting.
 */
export function assertProduction(config: ApiConfig, shop: ShopConfig): void {
  if (config.mode === 'demo') return;
  const { given: givenNames, mailFrom } = config;
  const missing = (name: string, fix: string): SettingProblem[] =>
    givenNames.has(name) ? [] : [{ name, message: `${name} is not set: ${fix}.` }];
  const sender = 'give the sender of emails, as Bolt <rendeles@bolt.hu>';
  const isOfDemo =
    givenNames.has('MAIL_FROM') && isDemoHost(/@([^@>]+)>$/.exec(mailFrom)?.[1] ?? '');
  const problems: SettingProblem[] = [
    ...productionProblems(shop, givenNames.has('PUBLIC_URL') ? config.publicUrl : undefined),
    ...missing('SMTP_URL', 'name the server that sends emails, as smtp://user:password@host:587'),
    ...missing('MAIL_FROM', sender),
    ...(isOfDemo
      ? [{ name: 'MAIL_FROM', message: `MAIL_FROM cannot be answered ("${mailFrom}"): ${sender}.` }]
      : []),
    ...missing(
      'SHOP_DIR',
      "name the folder with the shop's shop.json, pages, stores, delivery and payment",
    ),
  ];
  if (problems.length === 0) return;
  const demo = 'SHOP_MODE=demo starts the demo shop.';
  throw new ConfigError(
    problems.map(({ message }) => message).join('\n') + (problems.length > 1 ? `\n${demo}` : ''),
  );
}

/** Errors: throws `ConfigError` if links of a production shop would lead to an address that is not public. */
export function assertPublicUrl(config: ApiConfig, shop: ShopConfig): void {
  if (config.mode === 'demo') return;
  const publicUrl = config.given.has('PUBLIC_URL') ? config.publicUrl : undefined;
  const problem = productionProblems(shop, publicUrl).find(({ name }) => name === 'PUBLIC_URL');
  if (problem !== undefined) throw new ConfigError(problem.message);
}

/** Returns settings that do not stop a production start but should be checked, one line each. */
export function doubtfulSettings(config: ApiConfig): readonly SettingProblem[] {
  if (config.mode === 'demo') return [];
  const { given: givenNames, rateLimitScale, drainNoticeMs } = config;
  const problems: SettingProblem[] = [];
  const say = (name: string, message: string) =>
    problems.push({ name, message: `${name} ${message}` });
  if (rateLimitScale !== 1) {
    say('RATE_LIMIT_SCALE', `is ${rateLimitScale}: that much more may be tried; leave it out.`);
  }
  if (drainNoticeMs === 0) {
    say('DRAIN_NOTICE_MS', 'is 0: balancers do not notice a stop; leave it out.');
  }
  if (!givenNames.has('TRUSTED_PROXIES')) {
    say(
      'TRUSTED_PROXIES',
      'is not set: 1 is taken, ssr-server alone; count the proxy with TLS too.',
    );
  }
  return problems;
}

/** Logs each doubtful setting. Returns their names. */
export function logDoubtfulSettings(config: ApiConfig, log: Pick<Log, 'warn'>): readonly string[] {
  return doubtfulSettings(config).map(({ name, message }) => {
    log.warn('setting', { setting: name, advice: message });
    return name;
  });
}
