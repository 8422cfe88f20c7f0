import {
  defaultFormRules,
  emailProblem,
  nameProblem,
  passwordProblem,
  phoneProblem,
  postcodeProblem,
  quantityProblem,
  repeatedPasswordProblem,
  searchTextProblem,
  streetProblem,
  taxNumberProblem,
  textProblem,
  type ValueError,
} from '@shop/forms';
import { validateReview } from '@shop/checkout';
import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { useProblemText } from './problem-text.ts';

function Words({ problem }: { problem: (ValueError & { readonly field?: string }) | undefined }) {
  const textOf = useProblemText();
  return problem && <p>{textOf(problem)}</p>;
}
const at = (field: string, problem: ValueError | undefined) => problem && { ...problem, field };

const [terms, privacy] = validateReview({ terms: false, privacy: false });
const { minNameLength, minPasswordLength, minSearchLength, minTaxIdLength, minZipCodeLength } =
  defaultFormRules;

it.each<[problem: ValueError | undefined, words: string]>([
  [nameProblem('', minNameLength), 'Töltse ki ezt a mezőt.'],
  [at('firstName', nameProblem('A.', minNameLength)), 'A név legalább 2 betűből álljon.'],
  [at('lastName', nameProblem('Jo', 3)), 'A név legalább 3 betűből álljon.'],
  [
    at('newPassword', passwordProblem('rövid', minPasswordLength)),
    'A jelszó legalább 8 karakter legyen.',
  ],
  [at('company', textProblem('XY', { min: 3 })), 'Legalább 3 karakter'],
  [at('company', textProblem('')), 'Adja meg a cégnevet.'],
  [at('city', textProblem('')), 'Adja meg a települést.'],
  [at('streetAddress', streetProblem('')), 'Adja meg az utcát és a házszámot.'],
  [
    repeatedPasswordProblem('egyik jelszó', 'másik jelszó'),
    'A két jelszó nem egyezik. Írja be újra.',
  ],
  [emailProblem('anna.example.hu'), 'Adjon meg érvényes e-\u2060mail-címet.'],
  [quantityProblem(0), 'Adjon meg nullánál nagyobb mennyiséget.'],
  [quantityProblem(1.5), 'A mennyiség csak pozitív egész szám lehet.'],
  [quantityProblem(9, { available: 4 }), 'Ebből a termékből csak 4 darab érhető el.'],
  [quantityProblem(9, { max: 6 }), 'A mennyiség legfeljebb 6 lehet.'],
  [searchTextProblem('fo', minSearchLength), 'Legalább 3 karakter'],
  [
    at('taxId', taxNumberProblem('12', 'AT', minTaxIdLength)),
    'Az adószám legalább 3 karakter legyen.',
  ],
  [
    at('zipCode', postcodeProblem('12', 'AT', minZipCodeLength)),
    'Az irányítószám legalább 3 karakter legyen.',
  ],
  [postcodeProblem('12', 'HU', minZipCodeLength), 'Az irányítószám négy számjegyből áll.'],
  [postcodeProblem('1137', 'DE', minZipCodeLength), 'Az irányítószám 5 számjegyből áll.'],
  [postcodeProblem('1137', 'RO', minZipCodeLength), 'Az irányítószám 6 számjegyből áll.'],
  [phoneProblem('123', 'HU'), 'Adjon meg érvényes telefonszámot'],
  [terms, 'A rendeléshez fogadja el az általános szerződési feltételeket.'],
  [privacy, 'A rendeléshez jelölje be, hogy megismerte az adatkezelési tájékoztatót.'],
])('shows what is wrong with a field: %o', async (problem, words) => {
  const page = await showInShop(<Words problem={problem} />);
  expect(page.textContent).toContain(words);
});
