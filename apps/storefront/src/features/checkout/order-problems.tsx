import { useLingui } from '@lingui/react/macro';
import { lineKey } from '@shop/cart-sync';
import type { Checkout, CheckoutField, CheckoutStep, PlaceOutcome } from '@shop/checkout';
import { Button, Notice, Stack, Text } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useMoney } from '../../wiring/use-money.ts';
import { useCart } from '../cart/use-cart.ts';
import { useFieldName } from './field-name.ts';
import { useOutcomeText } from './outcome-text.ts';
import { useProblemText } from './problem-text.ts';
import { stepFieldId } from './step-field-id.ts';

type NotPlaced = Extract<PlaceOutcome, { kind: 'refused' | 'total-changed' }>;

/** Where a refusal is mended. */
const stepOfReason: Readonly<Partial<Record<string, CheckoutStep>>> = {
  'address-invalid': 'shipping',
  'shipping-method-invalid': 'shipping',
  'payment-method-invalid': 'payment',
  account: 'personalDetails',
};
const steps = [
  'personalDetails',
  'shipping',
  'payment',
  'orderReview',
] as const satisfies readonly CheckoutStep[];

/** Why the order was not placed: what is the matter, one by one, each with the way to mend it. */
export function OrderProblems({ checkout, outcome }: { checkout: Checkout; outcome: NotPlaced }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const outcomeText = useOutcomeText();
  const problemText = useProblemText();
  const nameOf = useFieldName();
  const personal = usePersonal();
  const { items } = useCart();
  const [refused] = useState(() => new Set(items.map(({ sku }) => sku)));
  const mend = (step: CheckoutStep) => (
    <Button variant="quiet" size="small" onClick={() => void checkout.goTo(step)}>
      {t`Mend it`}
    </Button>
  );

  const reach = (field: CheckoutField) => (
    <Button
      variant="quiet"
      size="small"
      onClick={() => document.querySelector<HTMLElement>(`#${stepFieldId(field)}`)?.focus()}
    >
      {t`Mend it`}
    </Button>
  );

  function problems(): readonly Problem[] {
    if (outcome.kind === 'total-changed') {
      return outcome.lines.map(({ sku, name = sku, seenPrice, price }) => {
        const is = money(price);
        if (seenPrice === undefined) return { id: sku, text: `${name}: ${is}` };
        const was = money(seenPrice);
        return { id: sku, text: t`${name}: ${is} instead of ${was}` };
      });
    }
    if (outcome.reason === 'details-invalid') {
      return steps.flatMap((step) =>
        checkout
          .problemsOf(step)
          .filter(({ severity }) => severity === 'error')
          .map((problem) => ({
            id: `${step}-${problem.field}`,
            text: named(nameOf(problem.field), problemText(problem)),
            fix: step === 'orderReview' ? reach(problem.field) : mend(step),
          })),
      );
    }
    const step = stepOfReason[outcome.reason];
    if (step !== undefined) return [{ id: step, fix: mend(step) }];
    return (outcome.soldOut ?? []).flatMap(({ sku, name = sku, available = 0 }) => {
      const line = items.find((item) => item.sku === sku);
      // Mended already: it has gone from the cart, or no more is asked for than there is. A part is no line.
      if (refused.has(sku) && (line === undefined || line.qty <= available)) return [];
      const key = line === undefined ? undefined : lineKey(line);
      if (available > 0) {
        return {
          id: sku,
          text: t`${name}: only ${available} left`,
          fix: key !== undefined && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => void personal?.cart.changeQty(key, available)}
            >
              {t`Order ${available}`}
            </Button>
          ),
        };
      }
      return {
        id: sku,
        text: t`${name}: out of the stock!`,
        fix: key !== undefined && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Remove: ${name}`}
            onClick={() => void personal?.cart.remove(key)}
          >
            {t`Remove`}
          </Button>
        ),
      };
    });
  }

  const found = problems();
  const isMended =
    outcome.kind === 'refused' && outcome.soldOut !== undefined && found.length === 0;
  if (isMended) return null;
  return (
    <Notice tone="error" live title={t`The order was not placed`}>
      <Stack gap={2}>
        <Text>{outcomeText(outcome)}</Text>
        {found.length > 0 && (
          <ul>
            {found.map(({ id, text, fix }) => (
              <li key={id}>
                <Stack direction="row" gap={4} align="baseline">
                  {text !== undefined && <Text as="span">{text}</Text>}
                  {fix}
                </Stack>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Notice>
  );
}

interface Problem {
  readonly id: string;
  readonly text?: string;
  readonly fix?: ReactNode;
}

const named = (name: string | undefined, text: string) =>
  name === undefined ? text : `${name}: ${text}`;
