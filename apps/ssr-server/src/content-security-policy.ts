import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const isData = /\stype="application\/(?:ld\+)?json"/;

/**
 * The policy of one finished page: scripts and styles of this origin, and exactly the inline scripts the page
 * holds, by their SHA-256. No nonce, so the page may be stored and sent to anyone. Origins of scripts that wait
 * for consent are named in it only where the operator named them.
 */
export function contentSecurityPolicy(html: string, laterOrigins: readonly string[] = []): string {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !isData.test(attributes ?? ''))
    .map(
      ([, , source]) =>
        `'sha256-${createHash('sha256')
          .update(source ?? '')
          .digest('base64')}'`,
    );
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...new Set(hashes), ...laterOrigins].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...laterOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...laterOrigins].join(' '),
    "media-src 'self'",
    ...(laterOrigins.length > 0 ? [['frame-src', ...laterOrigins].join(' ')] : []),
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
