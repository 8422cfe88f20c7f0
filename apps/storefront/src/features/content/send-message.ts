import { callAddress, calls, readAnswer } from '@shop/contract';
import type { Fetch } from '@shop/kernel';

/** A message to the shop, as typed. */
export interface ContactMessage {
  readonly email: string;
  /** The address of the shop. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Outcome of a message. `unreachable`: the server could not be reached; the form keeps its fields. */
export type MessageOutcome = 'sent' | 'too-many' | 'refused' | 'unreachable';

const timeoutMs = 10_000;

/** Requests a token, then sends the message. The shop confirms it by email. */
export async function sendMessage(fetch: Fetch, message: ContactMessage): Promise<MessageOutcome> {
  const tokenResponse = await fetch({
    method: 'GET',
    url: callAddress('', calls.mailToken.path),
    timeoutMs,
  });
  if (!tokenResponse.ok) return 'unreachable';
  const token = readAnswer(calls.mailToken, tokenResponse.value);
  if (!token.ok) return 'refused';
  const mailResponse = await fetch({
    method: 'POST',
    url: callAddress('', calls.sendMail.path),
    timeoutMs,
    body: JSON.stringify({
      sourceAddress: message.email,
      targetAddress: message.to,
      subject: message.subject,
      emailText: message.text,
      confirmation: true,
      token: token.value.value,
    }),
  });
  if (!mailResponse.ok) return 'unreachable';
  const answer = readAnswer(calls.sendMail, mailResponse.value);
  if (answer.ok) return 'sent';
  return answer.error.kind === 'rejected' && answer.error.code === 429 ? 'too-many' : 'refused';
}
