/**
 * Allowed imports: the tables of docs/architecture.md as rules. A package imports another package by its name, so the
 * rules check the folder that the name resolves to.
 */
const packages = (...names) => `^packages/(${names.join('|')})/`;
const inTests = '[.]test[.]tsx?$|/test/';

/** Packages that other teams install, by layer. Each package may import the layers below its own. */
const packageLayers = [
  ['kernel', 'money'],
  ['calendar'],
  ['format'],
  ['contract'],
  ['shop-config', 'catalog', 'content', 'delivery-zones', 'parcel-points'],
  ['pricing'],
  [
    'catalog-client',
    'analytics',
    'url-resolver',
    'sync-queue',
    'cart-sync',
    'account',
    'saved-lists',
    'orders',
    'forms',
  ],
  ['checkout'],
];
const pure = packageLayers.flat().join('|');

/** Returns the rule for one package: `allowed` lists the packages that `name` may use besides itself. */
const mayUse = (name, allowed) => ({
  name: `${name}-imports`,
  severity: 'error',
  comment: `${name} may import ${allowed.length ? allowed.join(', ') : 'no other package'}`,
  from: { path: packages(name), pathNot: inTests },
  to: { path: '^packages/', pathNot: packages(name, ...allowed) },
});

/**
 * Returns the rules for the folders of an app by layer. Each folder may import the layers below its own. Tests may
 * import all.
 */
const folderLayers = (app, layers) =>
  layers.flatMap((layer, index) =>
    layer.map((folder) => ({
      name: `${app}-${folder}-imports`,
      severity: 'error',
      comment: `${folder} may import ${layers.slice(0, index).flat().join(', ') || 'no other folder'}`,
      from: { path: `^apps/${app}/src/${folder}/`, pathNot: inTests },
      to: {
        path: `^apps/${app}/src/`,
        pathNot: [folder, ...layers.slice(0, index).flat()].map(
          (name) => `^apps/${app}/src/${name}/`,
        ),
      },
    })),
  );

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: { pathNot: '[.](test|spec)[.]|routeTree' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[.]po$', '[.]css$'] },
    },
    ...packageLayers.flatMap((layer, index) =>
      layer.map((name) => mayUse(name, packageLayers.slice(0, index).flat())),
    ),
    mayUse('cart-lines', [
      'kernel',
      'money',
      'contract',
      'catalog',
      'pricing',
      'cart-sync',
      'catalog-documents',
    ]),
    mayUse('cart-prices', [
      'kernel',
      'money',
      'contract',
      'shop-config',
      'catalog',
      'pricing',
      'checkout',
      'cart-lines',
      'delivery-zones',
      'parcel-points',
    ]),
    mayUse('csv', []),
    mayUse('catalog-csv', ['kernel', 'format', 'contract', 'catalog-documents', 'csv']),
    mayUse('catalog-documents', [
      'kernel',
      'money',
      'calendar',
      'format',
      'contract',
      'catalog',
      'pricing',
      'catalog-client',
      'url-resolver',
      'csv',
    ]),
    mayUse('catalog-graphql', ['kernel', 'contract', 'catalog-documents']),
    mayUse('catalog-view', [
      'kernel',
      'money',
      'contract',
      'catalog',
      'pricing',
      'catalog-documents',
      'search',
    ]),
    mayUse('conformance', ['contract', 'format']),
    mayUse('content-files', [
      'kernel',
      'money',
      'contract',
      'cart-prices',
      'format',
      'content',
      'forms',
      'shop-config',
      'catalog-documents',
      'delivery-zones',
      'parcel-points',
      'platform-node',
      'search',
    ]),
    mayUse('emails', ['kernel', 'money', 'calendar', 'format', 'contract', 'orders', 'forms']),
    mayUse('local-postgres', ['kernel']),
    mayUse('feeds', [...packageLayers.flat(), 'catalog-documents', 'csv']),
    mayUse('images', []),
    mayUse('invoices', ['kernel', 'money', 'calendar', 'format']),
    mayUse('openapi', ['contract']),
    mayUse('operator-api', ['contract', 'openapi', 'catalog-documents', 'csv']),
    mayUse('api-settings', [
      'kernel',
      'platform-node',
      'shop-config',
      'invoices',
      'payments',
      'operator-api',
      'order-events',
    ]),
    mayUse('shop-cli', [
      'contract',
      'format',
      'kernel',
      'parcel-points',
      'catalog-csv',
      'catalog-documents',
      'csv',
      'feeds',
      'operator-api',
      'picture-download',
    ]),
    mayUse('order-events', ['kernel', 'money', 'contract', 'analytics']),
    mayUse('picture-download', ['kernel']),
    mayUse('payments', ['kernel', 'money', 'calendar', 'format']),
    mayUse('platform-browser', ['kernel']),
    mayUse('platform-node', ['kernel', 'money', 'calendar', 'format', 'contract', 'shop-config']),
    mayUse('search', [
      'kernel',
      'money',
      'calendar',
      'format',
      'contract',
      'catalog',
      'url-resolver',
    ]),
    mayUse('ui', ['kernel', 'money', 'calendar', 'format', 'pricing']),
    ...folderLayers('storefront', [
      ['locales', 'platform'],
      ['shop'],
      ['shopper'],
      ['queries'],
      ['shared'],
      ['features'],
      ['shell'],
      ['app'],
      ['service-worker'],
    ]),
    ...folderLayers('commerce-api', [
      ['platform'],
      ['db', 'tokens'],
      ['http'],
      ['documents'],
      ['catalog'],
      ['modules'],
      ['graphql', 'openapi'],
      ['app'],
    ]),
    {
      name: 'modules-by-their-index',
      severity: 'error',
      comment: 'A module imports another through its index.ts',
      from: { path: '^apps/commerce-api/src/modules/([^/]+)/', pathNot: inTests },
      to: {
        path: '^apps/commerce-api/src/modules/[^/]+/',
        pathNot: ['^apps/commerce-api/src/modules/$1/', '/index[.]ts$'],
      },
    },
    {
      name: 'stores-and-rules-know-no-http',
      severity: 'error',
      comment:
        'Stores and rules return values; catalog/routes/, *-routes.ts and *-http.ts turn them into responses',
      from: {
        path: '^apps/commerce-api/src/(db|tokens|documents|catalog|modules/[^/]+)/',
        pathNot: `${inTests}|-(routes|http)[.]ts$|/catalog/routes/`,
      },
      to: {
        path: '^apps/commerce-api/src/http/(request/|[^/]+$)|node_modules/(@hono|hono)/',
        pathNot: '/index[.]ts$',
      },
    },
    {
      name: 'catalog-by-its-index',
      severity: 'error',
      comment: 'Other folders import the catalog through its index.ts; commands load by themselves',
      from: { path: '^apps/commerce-api/src/(app|graphql|openapi|modules)/', pathNot: inTests },
      to: {
        path: '^apps/commerce-api/src/catalog/',
        pathNot: '^apps/commerce-api/src/catalog/(index[.]ts$|commands/)',
      },
    },
    {
      name: 'app-by-the-index',
      severity: 'error',
      comment: 'The app imports a module through its index.ts',
      from: { path: '^apps/commerce-api/src/(app|graphql|openapi)/', pathNot: inTests },
      to: {
        path: '^apps/commerce-api/src/modules/[^/]+/',
        pathNot: '/index[.]ts$',
      },
    },
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
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/', pathNot: inTests },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-stand-alone',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: inTests },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'demo-stands-alone',
      severity: 'error',
      comment: 'The demo shop is data that a shop loads: nothing imports it',
      from: { path: '^(apps|packages|tooling)/' },
      to: { path: '^demo/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `${inTests}|^packages/(testing|histories)/|/e2e/`,
      },
      to: { path: '^packages/(testing|histories)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|[.]turbo)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@shop/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
