import type { CareKey } from './care.ts';
import { sentences } from './family-sentences.ts';
import type { Sentence } from './family-sentences.ts';

/** Shared data of products of one kind: working days until delivery, usual care, and description sentences. */
export interface Family {
  readonly delivery: readonly [min: number, max: number];
  readonly care?: CareKey;
  readonly sentences: readonly Sentence[];
}

export const families = {
  kanapek: { delivery: [8, 15], sentences: sentences.kanapek },
  fotelek: { delivery: [5, 10], sentences: sentences.fotelek },
  puffok: { delivery: [4, 8], sentences: sentences.puffok },
  asztalkak: { delivery: [5, 10], care: 'olajozott', sentences: sentences.asztalkak },
  tarolok: { delivery: [8, 14], care: 'furner', sentences: sentences.tarolok },
  asztalok: { delivery: [10, 18], care: 'olajozott', sentences: sentences.asztalok },
  szekek: { delivery: [5, 9], sentences: sentences.szekek },
  garniturak: { delivery: [10, 18], care: 'olajozott', sentences: sentences.garniturak },
  agyak: { delivery: [10, 18], sentences: sentences.agyak },
  matracok: { delivery: [4, 8], care: 'matrac', sentences: sentences.matracok },
  lampak: { delivery: [3, 6], care: 'lampa', sentences: sentences.lampak },
  fenyek: { delivery: [3, 6], care: 'lampa', sentences: sentences.fenyek },
  szonyegek: { delivery: [3, 6], care: 'szonyeg', sentences: sentences.szonyegek },
  textilek: { delivery: [2, 4], sentences: sentences.textilek },
  tukrok: { delivery: [4, 8], care: 'uveg', sentences: sentences.tukrok },
  dekor: { delivery: [2, 4], care: 'vaza', sentences: sentences.dekor },
  talalas: { delivery: [2, 4], care: 'keramia', sentences: sentences.talalas },
  novenyek: { delivery: [2, 4], care: 'noveny', sentences: sentences.novenyek },
  gyerek: { delivery: [6, 12], care: 'festett', sentences: sentences.gyerek },
  iroda: { delivery: [6, 12], sentences: sentences.iroda },
  kert: { delivery: [6, 12], care: 'kulteri', sentences: sentences.kert },
  eloszoba: { delivery: [5, 10], care: 'lakkozott', sentences: sentences.eloszoba },
  furdo: { delivery: [4, 9], sentences: sentences.furdo },
  kepek: { delivery: [3, 6], care: 'keret', sentences: sentences.kepek },
  unnep: { delivery: [2, 4], sentences: sentences.unnep },
  szolgaltatasok: { delivery: [1, 3], sentences: sentences.szolgaltatasok },
} as const satisfies Record<string, Family>;
export type FamilyKey = keyof typeof families;
