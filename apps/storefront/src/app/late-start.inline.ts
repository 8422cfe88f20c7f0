import { startLate } from './late-start.ts';
import { layOutWholeWhenRestored } from './whole-layout.ts';

const { entry = '', files = '' } = document.currentScript?.dataset ?? {};
layOutWholeWhenRestored(window);
startLate(
  { entry, files: files === '' ? [] : files.split(' ') },
  window,
  (address) => import(/* @vite-ignore */ address),
);
