/** Sources that Vite's scripts need in addition to those of a shop page: style elements, a socket and a worker. */
const additions: Readonly<Record<string, string>> = {
  'style-src': "'unsafe-inline'",
  'connect-src': 'ws:',
  'worker-src': 'blob:',
};
/**
 * Directives to omit: with them, React cannot report a difference between the HTML of the server and its own, and Vite
 * cannot load its worker.
 */
const omitted: ReadonlySet<string> = new Set(['require-trusted-types-for', 'trusted-types']);

/** Returns the policy of a page in development: that of the finished page, plus the sources that Vite needs. */
export function developmentPolicy(policy: string): string {
  const directives = policy.split('; ').flatMap((directive) => {
    const [name = ''] = directive.split(' ', 1);
    if (omitted.has(name)) return [];
    // Browsers ignore 'unsafe-inline' if the directive also contains a hash.
    if (name === 'style-src') return `style-src 'self' ${additions[name]}`;
    const addition = additions[name];
    return addition === undefined ? directive : `${directive} ${addition}`;
  });
  return directives.join('; ');
}
