const replacement = '[redacted]';

/** Names of fields whose value is never logged, compared in lower case without `_` and `-`. */
const privateNames = new Set([
  'authorization',
  'cookie',
  'name',
  'mobile',
  'city',
  'company',
  'vatid',
  'taxid',
  'customer',
  'user',
  'body',
  'query',
]);
const privateEndings = [
  'token',
  'password',
  'email',
  'phone',
  'phonenumber',
  'address',
  'addresses',
  'cartid',
  'bankaccount',
  'iban',
  'firstname',
  'lastname',
  'fullname',
  'username',
  'nickname',
  'street',
  'postcode',
  'zipcode',
];

const patterns: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>=/]+@[^\s@"'<>]+\.[^\s@"'<>.]{2,}/g, replacement],
  [/\b(Bearer)\s+[^\s"',]+/gi, '$1 [redacted]'],
  [/\?[\w.%~[\]-]+=[^\s"'<>]*/g, '?[redacted]'],
  [/\b(token|cartid|password|refreshtoken)(["']?\s*[=:]\s*["']?)[^\s"'&,}]+/gi, '$1$2[redacted]'],
  [/(?:\+36|\b0036|\b06)[\s/().-]*\d{1,2}(?:[\s/().-]*\d){6,7}\b/g, replacement],
  [/\+[1-9]\d{0,2}(?:[ /().-]?\d){6,13}\b/g, replacement],
  [/\b[0-9a-f]{32,}\b/gi, replacement],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, replacement],
];

const maxDepth = 6;
const maxTextLength = 2000;
/** Maximum length of an email address. */
const maxSecretLength = 254;

/**
 * Returns log fields without personal or secret data. Replaces whole values with private names (token, cartId,
 * password, email, phone, name, address and similar). Inside other text it removes email addresses, query strings,
 * bearer tokens, phone numbers with `+`, Hungarian ones without, long hexadecimal words, and tokens of 32 bytes in
 * base64url.
 * Bounds: six levels deep, 2,000 characters per text; errors become `{ error, message }`. Never throws.
 * Source: RL-7.
 */
export function redact(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return redactObject(fields, 0);
}

function redactObject(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      isPrivate(key) && value !== undefined && value !== null
        ? replacement
        : redactValue(value, depth),
    ]),
  );
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return '[deep]';
  if (value instanceof Error) {
    return {
      error: value.name,
      message: redactText(value.message),
      ...(value.cause === undefined ? {} : { cause: redactValue(value.cause, depth + 1) }),
    };
  }
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return redactObject(value, depth + 1);
}

function isPrivate(key: string): boolean {
  const name = key.toLowerCase().replace(/[_-]/g, '');
  return privateNames.has(name) || privateEndings.some((ending) => name.endsWith(ending));
}

function redactText(text: string): string {
  // A removed part may extend beyond the limit of a long text.
  let clean = text.slice(0, maxTextLength + maxSecretLength);
  for (const [pattern, by] of patterns) clean = clean.replace(pattern, by);
  return clean.length > maxTextLength ? `${clean.slice(0, maxTextLength)}…` : clean;
}
