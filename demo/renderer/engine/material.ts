/** Cloths, by how they take light. */
export type Cloth = 'bukle' | 'barsony' | 'len' | 'gyapju' | 'kord' | 'bor' | 'pamut';

/** Woods, by the colour and drawing of their grain. */
export type Wood =
  | 'tolgy'
  | 'dio'
  | 'bukk'
  | 'fenyo'
  | 'koris'
  | 'akac'
  | 'teak'
  | 'nyir'
  | 'fekete'
  | 'fust';

export type Pattern =
  | { readonly name: 'stripes'; readonly width: number; readonly colours: readonly string[] }
  | { readonly name: 'check'; readonly width: number; readonly colours: readonly string[] }
  | { readonly name: 'diamonds'; readonly width: number; readonly colours: readonly string[] }
  | { readonly name: 'border'; readonly width: number; readonly colours: readonly string[] }
  | { readonly name: 'arches'; readonly width: number; readonly colours: readonly string[] }
  | { readonly name: 'pebbles'; readonly width: number; readonly colours: readonly string[] }
  | { readonly name: 'dots'; readonly width: number; readonly colours: readonly string[] }
  | { readonly name: 'rings'; readonly width: number; readonly colours: readonly string[] };

/** Material of a surface. Colours are `#rrggbb`. */
export type Material =
  | {
      readonly kind: 'cloth';
      readonly cloth: Cloth;
      readonly colour: string;
      readonly pattern?: Pattern;
    }
  | { readonly kind: 'wood'; readonly wood: Wood; readonly along?: 'x' | 'y' | 'z' }
  | { readonly kind: 'paint'; readonly colour: string; readonly gloss?: number }
  | { readonly kind: 'metal'; readonly colour: string; readonly polish: number }
  | {
      readonly kind: 'ceramic';
      readonly colour: string;
      readonly gloss: number;
      readonly speckle?: string;
      readonly dip?: string;
      readonly dipAt?: number;
      readonly pattern?: Pattern;
    }
  | {
      readonly kind: 'stone';
      readonly stone: 'marvany' | 'travertin' | 'terrazzo' | 'beton' | 'feketemarvany';
    }
  | { readonly kind: 'cane'; readonly colour: string; readonly weave: 'net' | 'basket' | 'rush' }
  | {
      readonly kind: 'pile';
      readonly colour: string;
      readonly pattern?: Pattern;
      readonly length: number;
    }
  | { readonly kind: 'leaf'; readonly colour: string; readonly vein: string }
  | {
      readonly kind: 'shade';
      readonly colour: string;
      readonly glow: number;
      readonly ribs?: number;
    }
  | { readonly kind: 'glass'; readonly colour: string; readonly clear: number }
  | { readonly kind: 'mirror' }
  | {
      readonly kind: 'print';
      readonly picture: 'hill' | 'sun' | 'leaf' | 'abstract' | 'line';
      readonly colours: readonly string[];
    }
  | { readonly kind: 'glow'; readonly colour: string; readonly power: number }
  | { readonly kind: 'plaster'; readonly colour: string }
  | {
      readonly kind: 'floor';
      readonly floor: 'deszka' | 'halszalka' | 'ko' | 'terasz' | 'fu';
      readonly wood?: Wood;
    };

export const paint = (colour: string, gloss = 0.12): Material => ({ kind: 'paint', colour, gloss });
export const wood = (name: Wood, along?: 'x' | 'y' | 'z'): Material =>
  along === undefined ? { kind: 'wood', wood: name } : { kind: 'wood', wood: name, along };
export const cloth = (name: Cloth, colour: string, pattern?: Pattern): Material =>
  pattern === undefined
    ? { kind: 'cloth', cloth: name, colour }
    : { kind: 'cloth', cloth: name, colour, pattern };
export const metal = (colour: string, polish = 0.3): Material => ({
  kind: 'metal',
  colour,
  polish,
});
