import {
  addressToForm,
  defaultFormRules,
  phoneForDisplay,
  phoneToE164,
  taxNumberProblem,
  validateAddress,
} from '@shop/forms';

export const phone = phoneToE164('06 30 123 4567', 'HU'); // "+36301234567"
export const displayedPhone = phoneForDisplay('+36301234567'); // "+36 30 123 4567"

// A problem is a code with its bounds; the app chooses the text.
export const taxProblem = taxNumberProblem('12345678-2-42', 'HU', 3)?.code; // "tax-number-invalid"

const address = addressToForm({
  firstname: 'Anna',
  lastname: 'Kis',
  postcode: '1137',
  city: 'Budapest',
  street: ['Pozsonyi út'],
});
const problems = validateAddress(address, defaultFormRules, { needsPhone: false });
export const fields = problems.map(({ field, code }) => `${field} ${code}`); // ["streetAddress street-without-number"]
