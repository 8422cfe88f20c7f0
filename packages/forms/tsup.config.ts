import { defineConfig } from 'tsup';
import base from '../../tooling/build/tsup.ts';

export default defineConfig({
  ...base,
  entry: ['src/index.ts', 'src/counties.ts', 'src/towns.ts'],
});
