import { atom } from 'jotai';

/** Entered sizes of doors and room, in centimeters. They are kept from product to product. */
export interface HomeMeasures {
  readonly doorWidth: string;
  readonly doorHeight: string;
  readonly placeWidth: string;
  readonly placeDepth: string;
  readonly placeHeight: string;
}

export const homeMeasuresAtom = atom<HomeMeasures>({
  doorWidth: '',
  doorHeight: '',
  placeWidth: '',
  placeDepth: '',
  placeHeight: '',
});
