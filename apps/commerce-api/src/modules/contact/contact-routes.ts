import { calls } from '@shop/contract';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { ISql } from 'postgres';
import { emailKey } from '../customer/index.ts';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import { readCall, readCallQuery } from '../../http/request/read-call.ts';
import { changeOnce } from '../idempotency/index.ts';
import { readClaims, serverSecret, signClaims } from '../../tokens/signed-claims.ts';
import { bareAddress } from './contact-email.ts';
import { queueEmail } from '../emails/index.ts';

const messages = { limit: 5, windowMs: 3_600_000 };
const tokens = { limit: 30, windowMs: 3_600_000 };
/** Lifetime of an open form. */
const tokenLifeMs = 3_600_000;

/**
 * `/api/ext/mail-service`: messages from shoppers to the shop only. A token is valid for one message. Source: wire
 * contract 5.
 */
export function contactRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const limiter = deps.limits.limiter('contact');
  const app = new Hono<ApiEnv>();
  const secret = () => serverSecret(sql, 'mail');

  app.get(calls.mailToken.path, async (context) => {
    readCallQuery(context, calls.mailToken);
    limiter.take(`token ${context.get('client')}`, tokens);
    const claims = { jti: randomUUID(), exp: clock.now() + tokenLifeMs };
    return respond(context, signClaims(await secret(), claims));
  });

  app.post(calls.sendMail.path, async (context) => {
    const { body } = await inKnownWords(() => readCall(context, calls.sendMail));
    const { sourceAddress: email, subject, emailText: text, targetAddress } = body;
    const nowMs = clock.now();
    const { code } = deps.view;
    const { result } = await changeOnce(context, deps, {
      request: [calls.sendMail.path, body],
      prepare: async () => {
        const token = readToken(await secret(), body.token, nowMs);
        const to = shopAddress(targetAddress);
        limiter.take(`from ${context.get('client')}`, messages);
        limiter.take(`of ${emailKey(email)}`, messages);
        return { token, to };
      },
      work: async (tx, { token, to }) => {
        await useToken(tx, token);
        const message = { email, subject, text, to };
        await queueEmail(tx, { kind: 'contact', subject: message }, code, nowMs);
        if (body.confirmation === true) {
          await queueEmail(tx, { kind: 'contact-received', subject: { email } }, code, nowMs);
        }
        return { result: 'OK' };
      },
    });
    return respond(context, result);
  });

  /** Returns the requested address of the shop. */
  function shopAddress(requested: string): string {
    const knownAddresses = [bareAddress(deps.config.mailFrom), deps.shop.seller?.email];
    const meant = knownAddresses.find(
      (address) => address && emailKey(address) === emailKey(requested),
    );
    if (meant !== undefined) return meant;
    throw new ApiError(400, 'mail-target', 'Target email address is not from the whitelist!');
  }

  return app;
}

/** Reports missing parts of a message with the texts that older clients know. */
async function inKnownWords<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const path = error instanceof ApiError ? error.details.fields?.[0]?.path : undefined;
    const pageMessages = knownWords.get(path ?? '');
    if (!(error instanceof ApiError) || pageMessages === undefined) throw error;
    throw new ApiError(error.status, error.error, pageMessages, error.details);
  }
}

const knownWords: ReadonlyMap<string, string> = new Map([
  ['sourceAddress', 'Source email address is not provided!'],
  ['targetAddress', 'Target email address is not provided!'],
  ['subject', 'Email subject is not provided!'],
  ['emailText', 'Email text is not provided!'],
  ['token', 'Email is not authorized!'],
]);

interface MailToken {
  readonly id: string;
  readonly expiresAt: number;
}

/** Errors: 400 `mail-not-authorized` for a forged or expired token. */
function readToken(key: Buffer, text: string, nowMs: number): MailToken {
  const { jti: id, exp: expiresAt } = readClaims(key, text) ?? {};
  if (typeof id !== 'string' || typeof expiresAt !== 'number' || expiresAt <= nowMs) {
    throw notAuthorized();
  }
  return { id, expiresAt };
}

/** Errors: 400 `mail-not-authorized` for a token that was used for a message. */
async function useToken(tx: ISql, { id, expiresAt }: MailToken): Promise<void> {
  const [row] = await tx`
    INSERT INTO mail_token_use (token_id, expires_at) VALUES (${id}, ${new Date(expiresAt)})
    ON CONFLICT DO NOTHING RETURNING token_id`;
  if (row === undefined) throw notAuthorized();
}

function notAuthorized(): ApiError {
  return new ApiError(400, 'mail-not-authorized', 'Email is not authorized!');
}
