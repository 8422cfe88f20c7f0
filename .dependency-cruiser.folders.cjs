const { options } = require('./.dependency-cruiser.cjs');

/**
 * Forbids cycles between folders. A rule for whole folders cannot exclude tests, so this configuration excludes them.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/(commerce-api|ssr-server|storefront)/src' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '[.](test|spec|stories)[.]tsx?$', '/test/'] },
  },
};
