/**
 * Who may import whom: the table of docs/architecture.md, checked.
 * A package imports another by its name, so the rules look at the folder that name resolves to.
 */
const packages = (...names) => `^packages/(${names.join('|')})/`;
const domain =
  'product-options|catalog-client|url-resolver|sync-queue|cart-sync|account|saved-lists|checkout';
const pure = `kernel|contract|format|shop-config|pricing|${domain}`;
const inTests = '[.]test[.]tsx?$|/test/';

/** `allowed` lists the packages that `name` may use besides itself. */
const mayUse = (name, allowed) => ({
  name: `${name}-imports`,
  severity: 'error',
  comment: `${name} may import ${allowed.length ? allowed.join(', ') : 'no other package'}`,
  from: { path: packages(name), pathNot: inTests },
  to: { path: '^packages/', pathNot: packages(name, ...allowed) },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: { pathNot: '[.](test|spec)[.]|routeTree' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[.]po$', '[.]css$'] },
    },
    mayUse('kernel', []),
    mayUse('contract', ['kernel']),
    mayUse('format', ['kernel']),
    mayUse('pricing', ['kernel']),
    mayUse('shop-config', ['kernel', 'format']),
    mayUse('platform-browser', ['kernel']),
    mayUse('platform-node', ['kernel']),
    mayUse('ui', ['kernel', 'format', 'pricing']),
    ...domain.split('|').map((name) =>
      mayUse(name, [
        'kernel',
        'contract',
        'pricing',
        'shop-config',
        // How a slug is written, and what comes first in the alphabet, is told there.
        ...(name === 'catalog-client' ? ['format'] : []),
      ]),
    ),
    {
      name: 'pure-packages-know-no-platform',
      severity: 'error',
      comment: 'No React, no DOM library and no node: in what other teams install',
      from: { path: `^packages/(${pure})/src/`, pathNot: inTests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-packages-know-no-react',
      severity: 'error',
      from: { path: `^packages/(${pure})/src/`, pathNot: inTests },
      to: { path: 'node_modules/(react|react-dom|jotai|@tanstack)/' },
    },
    {
      name: 'apps-stand-alone',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: inTests },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `${inTests}|^packages/testing/|/e2e/` },
      to: { path: '^packages/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|[.]turbo)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@shop/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
