import { atom } from 'jotai';

/** Where something is to go through and to stand, as typed; kept from product to product. Units: centimetres. */
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
