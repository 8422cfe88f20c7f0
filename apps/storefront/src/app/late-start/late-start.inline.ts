import { startLate } from './late-start.ts';

const { entry = '', files = '', parts = '' } = document.currentScript?.dataset ?? {};
const listed = (files: string) => (files === '' ? [] : files.split(' '));
startLate(
  { entry, files: listed(files), parts: listed(parts) },
  window,
  (address) => import(/* @vite-ignore */ address),
);
