import { defineConfig } from 'tsup';

/** Build configuration of every published package: ESM and CommonJS from one entry, with types for both. */
export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  target: 'es2023',
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
});
