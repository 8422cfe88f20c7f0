import { metal, wood } from '../../engine/material.ts';
import type { Material } from '../../engine/material.ts';

export const oak = wood('tolgy');
export const walnut = wood('dio');
export const birch = wood('nyir');
export const teak = wood('teak');
export const brass = metal('#b3883f', 0.8);
export const steel = metal('#262422', 0.15);
export const linenShade: Material = { kind: 'shade', colour: '#efdcb8', glow: 0.42 };
export const rush: Material = { kind: 'cane', colour: '#d3b787', weave: 'rush' };
export const wicker: Material = { kind: 'cane', colour: '#c39b63', weave: 'basket' };
export const pot = (colour: string): Material => ({
  kind: 'ceramic',
  colour,
  gloss: 0.25,
  speckle: '#8a7a66',
});
export const boards: Material = { kind: 'floor', floor: 'deszka', wood: 'tolgy' };
export const herringbone: Material = { kind: 'floor', floor: 'halszalka', wood: 'tolgy' };
export const print = (
  picture: 'hill' | 'sun' | 'leaf' | 'abstract' | 'line',
  colours: readonly string[],
): Material => ({ kind: 'print', picture, colours });
