import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const fewCases = join(import.meta.dirname, 'few-cases.ts');
const conditions = ['@shop/source', 'module', 'node', 'development|production'];

/** How the tests of one package run while its code is mutated; started in a copy of its folder. */
export default defineConfig({
  plugins: [
    {
      name: 'few-cases',
      enforce: 'pre',
      resolveId: (source, importer) =>
        source === 'fast-check' && importer !== fewCases ? fewCases : undefined,
    },
  ],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The laws of the cart live through whole histories: they take longer than all other tests together.
    exclude: ['src/**/*-laws.test.ts'],
  },
});
