import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('names each inline script once, by its hash', () => {
    const policy = contentSecurityPolicy(
      '<script>a()</script><p></p><script class="x">b()</script><script>a()</script>',
    );
    expect(policy).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')};`);
  });

  it('names each inline style once, by its hash', () => {
    const policy = contentSecurityPolicy('<style>a{}</style><style>a{}</style>');
    expect(policy).toContain(`style-src 'self' ${hashOf('a{}')};`);
  });

  it('passes over files and data', () => {
    const policy = contentSecurityPolicy(
      '<script type="module" src="/a.js"></script><script id="s" type="application/json">{}</script>' +
        '<script type="application/ld+json">{}</script>',
    );
    expect(policy).toContain("script-src 'self';");
  });

  it('lets in only the origins of third-party scripts that were named', () => {
    const policy = contentSecurityPolicy('', ['https://stats.example']);
    expect(policy).toContain("script-src 'self' https://stats.example;");
    expect(policy).toContain("connect-src 'self' https://stats.example;");
    expect(policy).toContain('frame-src https://stats.example;');
    expect(policy).toContain("style-src 'self';");
  });

  it('lets no text become script but through the one policy of the page', () => {
    const policy = contentSecurityPolicy('');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default');
  });

  it('allows nothing inline and nothing from elsewhere', () => {
    expect(contentSecurityPolicy('')).not.toMatch(/unsafe|https?:/);
  });
});
