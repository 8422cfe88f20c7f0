import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style>([\s\S]*?)<\/style>/g;
const isData = /\stype="application\/(?:ld\+)?json"/;

/** Hashes of inline scripts and styles by source: pages have all but one in common. */
const hashes = new LRUCache<string, string>({
  maxSize: 256 * 1024,
  sizeCalculation: (source) => 2 * source.length + 64,
});

/** Returns the source expression of an inline script or style. */
function sourceHash(source: string): string {
  let expression = hashes.get(source);
  if (expression === undefined) {
    // A copy: a substring would keep the whole page in memory.
    const sourceCopy = Buffer.from(source).toString();
    hashes.set(sourceCopy, (expression = `'sha256-${hash('sha256', sourceCopy, 'base64')}'`));
  }
  return expression;
}

/**
 * Returns the policy of one finished page. It allows scripts and styles of this origin, and exactly the inline scripts
 * and styles of the page, by their SHA-256. It has no nonce, so the page may be stored and sent to every client.
 * Origins of scripts that need consent are allowed only if the operator configured them.
 */
export function contentSecurityPolicy(
  html: string,
  thirdPartyOrigins: readonly string[] = [],
): string {
  const sources = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !isData.test(attributes ?? ''))
    .map(([, , source]) => sourceHash(source ?? ''));
  const styles = [...html.matchAll(inlineStyle)].map(([, source]) => sourceHash(source ?? ''));
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...new Set(sources), ...thirdPartyOrigins].join(' '),
    ["style-src 'self'", ...new Set(styles)].join(' '),
    ["img-src 'self' data:", ...thirdPartyOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...thirdPartyOrigins].join(' '),
    "media-src 'self'",
    ...(thirdPartyOrigins.length > 0 ? [['frame-src', ...thirdPartyOrigins].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
