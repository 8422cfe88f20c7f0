export { default } from '../../tooling/build/tsup.ts';
