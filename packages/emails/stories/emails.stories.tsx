import type { Meta, StoryObj } from '@storybook/react-vite';
import de from '../src/locales/de.po?raw';
import en from '../src/locales/en.po?raw';
import hu from '../src/locales/hu.po?raw';
import it from '../src/locales/it.po?raw';
import ro from '../src/locales/ro.po?raw';
import { sampleBrand, sampleEmails } from '../src/test/samples.ts';
import { createEmailTexts, type EmailLanguage } from '../src/texts/email-texts.ts';

const catalogs: Readonly<Record<EmailLanguage, string>> = { hu, de, it, ro, en };

interface PreviewProps {
  readonly email: string;
  readonly language: EmailLanguage;
}

/** An email as a mail program shows it, and its plain text. */
function EmailPreview({ email, language }: PreviewProps) {
  const i18n = createEmailTexts(language, catalogs[language]);
  const rendered = sampleEmails[email]?.(i18n, sampleBrand);
  if (rendered === undefined) return null;
  return (
    <div>
      <h1>{rendered.subject}</h1>
      <iframe title={email} sandbox="" srcDoc={rendered.html} width="100%" height={800} />
      <pre style={{ whiteSpace: 'pre-wrap' }}>{rendered.text}</pre>
    </div>
  );
}

export default {
  title: 'Emails',
  component: EmailPreview,
  args: { language: 'hu' },
  argTypes: {
    email: { control: 'select', options: Object.keys(sampleEmails) },
    language: { control: 'inline-radio', options: Object.keys(catalogs) },
  },
} satisfies Meta<PreviewProps>;
type Story = StoryObj<PreviewProps>;

export const OrderConfirmation: Story = { args: { email: 'orderConfirmation' } };
export const OrderShipped: Story = { args: { email: 'orderShipped' } };
export const WithdrawalReceipt: Story = { args: { email: 'withdrawalReceipt' } };
export const PasswordReset: Story = { args: { email: 'passwordReset' } };
export const NewsletterWelcome: Story = { args: { email: 'newsletterWelcomeGift' } };
export const BackInStock: Story = { args: { email: 'backInStock' } };
