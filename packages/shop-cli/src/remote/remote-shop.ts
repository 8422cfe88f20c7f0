import { readBearer } from '@shop/operator-api';
import * as v from 'valibot';

/** Remote shop that commands run on. */
export interface RemoteShop {
  /** Origin of its operator API. */
  readonly url: string;
  readonly key: string;
}

/** Returns true for `https`, and for `http` to this machine: a key must not be sent unencrypted. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isThisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine);
}

const schema = v.object({
  SHOP_URL: v.pipe(v.string(), v.check(isSafe)),
  SHOP_KEY: v.pipe(
    v.string(),
    v.check((text) => readBearer(`Bearer ${text}`) !== undefined),
  ),
});

/**
 * Reads `SHOP_URL` and `SHOP_KEY`.
 * Errors: throws with the name of the missing or wrong variable, never with the key.
 */
export function readRemoteShop(
  environment: Readonly<Record<string, string | undefined>>,
): RemoteShop {
  const parsed = v.safeParse(schema, environment);
  if (parsed.success) return { url: parsed.output.SHOP_URL, key: parsed.output.SHOP_KEY };
  const name = v.getDotPath(parsed.issues[0]) ?? 'SHOP_URL';
  const fix =
    name === 'SHOP_URL'
      ? 'write the origin of the API of the operator, as https://operator.shop.example'
      : 'copy the output of: pnpm shop keys create';
  throw new Error(`${name} is not valid: ${fix}. Commands work on this machine without both.`);
}
