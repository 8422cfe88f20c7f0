import { metal, paint, wood } from '../../renderer/engine/material.ts';
import type { Material } from '../../renderer/engine/material.ts';
import type { Colour } from '../vocabulary.ts';
import { colours } from '../vocabulary.ts';

/** The colour of a variant as the studio mixes it. */
export const tint = (colour: Colour): string => colours[colour].swatch;

export const oak = wood('tolgy');
export const walnut = wood('dio');
export const beech = wood('bukk');
export const pine = wood('fenyo');
export const ash = wood('koris');
export const acacia = wood('akac');
export const teak = wood('teak');
export const birch = wood('nyir');
export const blackOak = wood('fekete');
export const smokedOak = wood('fust');

export const steel = metal('#262422', 0.15);
export const brass = metal('#b3883f', 0.8);
export const chrome = metal('#b9b9b6', 0.8);
export const cream = paint('#efe9dc', 0.25);

export const marble: Material = { kind: 'stone', stone: 'marvany' };
export const travertine: Material = { kind: 'stone', stone: 'travertin' };
export const wicker: Material = { kind: 'cane', colour: '#c9a36c', weave: 'basket' };
export const cane: Material = { kind: 'cane', colour: '#d6b582', weave: 'net' };
export const rush: Material = { kind: 'cane', colour: '#d3b787', weave: 'rush' };
export const linenShade: Material = { kind: 'shade', colour: '#efdcb8', glow: 0.38 };
export const opal: Material = { kind: 'shade', colour: '#fff3dc', glow: 0.52 };
export const paper: Material = { kind: 'shade', colour: '#f8efdc', glow: 0.42 };

/** Stoneware with iron speckles. */
export const stoneware = (colour: string, gloss = 0.28): Material => ({
  kind: 'ceramic',
  colour,
  gloss,
  speckle: '#8a7a66',
});
/** Plain glazed ceramic. */
export const glaze = (colour: string, gloss = 0.35): Material => ({
  kind: 'ceramic',
  colour,
  gloss,
});
