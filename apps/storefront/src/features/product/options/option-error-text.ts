import { useLingui } from '@lingui/react/macro';
import type { FieldError } from '@shop/catalog';

/** Returns the text for an invalid option; undefined for errors that are shown below its quantity. */
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
