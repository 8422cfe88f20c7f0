import { createContext, useContext } from 'react';
import type { EmailBrand } from '../email.ts';
import type { EmailTexts } from '../texts/email-texts.ts';

interface EmailContextValue {
  readonly i18n: EmailTexts;
  readonly brand: EmailBrand;
  /** True while the plain-text part is rendered: components render text and line breaks only. */
  readonly isPlainText: boolean;
}

const EmailContext = createContext<EmailContextValue | undefined>(undefined);

export const EmailProvider = EmailContext.Provider;

/** Texts, brand and format of the email being rendered. */
export function useEmail(): EmailContextValue {
  const value = useContext(EmailContext);
  if (value === undefined) throw new Error('useEmail: render the component with renderEmail');
  return value;
}
