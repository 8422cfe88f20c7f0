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

/** What the recipient recognizes the shop by. */
export interface EmailBrand {
  readonly shopName: string;
  /** Absolute address of a picture that mail programs show (PNG or JPEG), 40 px high; without it the name stands there. */
  readonly logoUrl?: string | undefined;
  readonly colors: {
    readonly light: EmailColors;
    /** Used by mail programs in dark mode. */
    readonly dark: EmailColors;
  };
}

/** An email as a component of its data, with what stands in the list of a mail program. */
export interface EmailTemplate<Data extends object> {
  subject(i18n: EmailTexts, data: Data): string;
  /** Preview that mail programs show after the subject. */
  preheader(i18n: EmailTexts, data: Data): string;
  readonly Content: FunctionComponent<Data>;
}

/** A rendered email: two forms with the same content. */
export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
