import { dolgozosarok } from './home/dolgozosarok.ts';
import { gyerekszoba } from './home/gyerekszoba.ts';
import { lassuReggelek } from './home/lassu-reggelek.ts';
import { malomEtkezo } from './home/malom-etkezo.ts';
import { olvasosarok } from './home/olvasosarok.ts';
import { osziFenyek } from './home/oszi-fenyek.ts';
import { terasz } from './home/terasz.ts';
import type { HomeScene } from './home.ts';

/** The scenes of the home page by name. */
export const homeScenes: Readonly<Record<string, HomeScene>> = {
  'oszi-fenyek': osziFenyek,
  'malom-etkezo': malomEtkezo,
  'lassu-reggelek': lassuReggelek,
  olvasosarok,
  gyerekszoba,
  dolgozosarok,
  terasz,
};
