import { defineConfig } from 'tsup';

/** The command, for node: nothing imports it, so it has no types and one format. */
export default defineConfig({
  entry: ['src/bin.ts'],
  format: ['esm'],
  target: 'es2023',
  sourcemap: true,
  clean: true,
  treeshake: true,
});
