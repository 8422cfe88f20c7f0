import { useLingui } from '@lingui/react/macro';
import type { FieldError } from '@shop/product-options';

/** What is wrong with an option, in words. */
export function useOptionErrorText(): (error: FieldError) => string {
  const { t } = useLingui();
  return (error) => {
    switch (error) {
      case 'required':
        return t`Field is required`;
      case 'greater-than-zero':
        return t`Must be greater than 0`;
      case 'too-long':
        return t`The text is too long.`;
    }
  };
}
