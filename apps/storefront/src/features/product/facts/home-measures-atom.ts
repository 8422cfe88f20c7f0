import { atom } from 'jotai';

/** Sizes of doors and room as typed, in centimetres. They stay from product to product. */
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
