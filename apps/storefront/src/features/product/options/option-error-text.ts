import { useLingui } from '@lingui/react/macro';
import type { FieldError } from '@shop/catalog';

/** What is wrong with an option, in words; `undefined` for what is said under its quantity. */
export function useOptionErrorText(): (error: FieldError) => string | undefined {
  const { t } = useLingui();
  return (error) => {
    switch (error) {
      case 'required':
        return t`Field is required`;
      case 'greater-than-zero':
        return t`Must be greater than 0`;
      case 'too-long':
        return t`The text is too long.`;
      case 'too-few':
      case 'too-many':
        return undefined;
    }
  };
}
