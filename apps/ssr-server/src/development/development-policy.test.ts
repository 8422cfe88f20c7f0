import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../pages/content-security-policy.ts';
import { developmentPolicy } from './development-policy.ts';

const policy = contentSecurityPolicy('<script>go()</script><style>a{}</style>', [
  'https://stats.example',
]);
const directives = (text: string) =>
  new Map(text.split('; ').map((line) => [line.split(' ')[0], line]));

it('adds to the policy of a finished page what Vite needs, and nothing to its scripts', () => {
  const before = directives(policy);
  const after = directives(developmentPolicy(policy));
  expect(after.get('style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(after.get('connect-src')).toBe("connect-src 'self' https://stats.example ws:");
  expect(after.get('worker-src')).toBe("worker-src 'self' blob:");
  for (const name of ['default-src', 'script-src', 'frame-ancestors', 'form-action']) {
    expect(after.get(name)).toBe(before.get(name));
  }
});
