import { startLate } from './late-start.ts';

const { entry = '', files = '' } = document.currentScript?.dataset ?? {};
startLate(
  { entry, files: files === '' ? [] : files.split(' ') },
  window,
  (address) => import(/* @vite-ignore */ address),
);
