import { expect, it } from 'vitest';
import { withChoices } from './with-choices.ts';

it('[FO-27] a name is followed by what was chosen of it', () => {
  const colour = { label: 'Szín', value: 'Bézs' };
  const leg = { label: 'Láb', value: 'Tölgy' };
  expect(withChoices('Felhő kanapé', [colour])).toBe('Felhő kanapé (Szín: Bézs)');
  expect(withChoices('Felhő kanapé', [colour, leg])).toBe('Felhő kanapé (Szín: Bézs, Láb: Tölgy)');
  expect(withChoices('Felhő kanapé', [])).toBe('Felhő kanapé');
});
