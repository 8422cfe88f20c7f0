import type { FunctionComponent } from 'react';
import type { EmailTexts } from './texts/email-texts.ts';

/** Colors of an email, as CSS writes them: `#1f4f8f`. */
export interface EmailColors {
  readonly background: string;
  readonly text: string;
  readonly border: string;
  /** Buttons and links. */
  readonly accent: string;
  /** Text on `accent`. */
  readonly onAccent: string;
}

/** The shop's brand in an email. */
export interface EmailBrand {
  readonly shopName: string;
  /** Absolute URL of a picture for mail programs (PNG or JPEG), 40 px high; without it the name is shown. */
  readonly logoUrl?: string | undefined;
  readonly colors: {
    readonly light: EmailColors;
    /** Used by mail programs in dark mode. */
    readonly dark: EmailColors;
  };
}

/** An email component, with its texts for the list of a mail program. */
export interface EmailTemplate<Data extends object> {
  subject(i18n: EmailTexts, data: Data): string;
  /** Preview that mail programs show after the subject. */
  preheader(i18n: EmailTexts, data: Data): string;
  readonly Content: FunctionComponent<Data>;
}

/** A rendered email: text and HTML with the same content. */
export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
