/** Colors of the marks. The marks are drawn here: no logo of a provider is used. */
const marks: Readonly<Record<string, { readonly name: string; readonly colour: string }>> = {
  barion: { name: 'Barion', colour: '#0a5c8a' },
  simplepay: { name: 'SimplePay', colour: '#2f6b2f' },
  stripe: { name: 'Stripe', colour: '#4f46a5' },
};

/** Shows the mark of the provider of a payment method; nothing for an unknown one. */
export function PaymentMark({ provider }: { provider: string }) {
  const mark = marks[provider];
  if (mark === undefined) return null;
  return (
    <svg width="96" height="28" viewBox="0 0 96 28" role="img" aria-label={mark.name}>
      <rect x="0.5" y="0.5" width="95" height="27" rx="5" fill="#fff" stroke={mark.colour} />
      <rect x="6" y="8" width="16" height="12" rx="2" fill={mark.colour} />
      <rect x="6" y="11" width="16" height="2.5" fill="#fff" />
      <text
        x="27"
        y="18"
        fontSize="10.5"
        fontFamily="system-ui, sans-serif"
        fontWeight="600"
        fill={mark.colour}
      >
        {mark.name}
      </text>
    </svg>
  );
}
