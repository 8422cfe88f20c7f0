import { useLingui } from '@lingui/react/macro';
import { couponReason, lineKey } from '@shop/cart-sync';
import {
  isLineFixed,
  stepOfRefusal,
  stepsOf,
  type Checkout,
  type CheckoutField,
  type CheckoutStep,
  type NotPlaced,
  type SoldOutLine,
} from '@shop/checkout';
import { roundDownQuantity, quantityRules } from '@shop/catalog';
import { Button, type Elements, LinkButton, Alert, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useCouponReason } from '../../cart/cart-notice-text.ts';
import { useCart } from '../../../shopper/cart/use-cart.ts';
import { useFieldName } from '../fields/field-name.ts';
import { inPageOrder } from '../fields/in-page-order.ts';
import { useIsWritten } from '../../../shared/page/use-is-written.ts';
import { useOutcomeText } from './outcome-text.ts';
import { useProblemText } from '../../../shared/texts/problem-text.ts';
import { eachOnce, linesOf } from './refused-lines.ts';
import { stepFieldId } from '../fields/step-field-id.ts';

/** Explains why the order was not placed, problem by problem, each with a way to fix it. */
export function OrderProblems({
  checkout,
  outcome,
  isAtStepToFix = false,
}: {
  checkout: Checkout;
  outcome: NotPlaced;
  /** True if the component is already at the step that fixes the problem: then it shows no link to it. */
  isAtStepToFix?: boolean;
}) {
  const { t } = useLingui();
  const outcomeText = useOutcomeText();
  const problems = useProblems(checkout, outcome, isAtStepToFix);
  const isAllMended =
    outcome.kind === 'refused' && outcome.soldOut !== undefined && problems.length === 0;
  if (isAllMended) return null;
  return (
    <Alert tone="error" live title={t`The order was not placed`}>
      <Stack gap={2}>
        <Text>{outcomeText(outcome)}</Text>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ id, text, fix }) => (
              <li key={id}>
                <Stack direction="row" gap={4} align="baseline" lines="close">
                  {text !== undefined && <Text as="span">{text}</Text>}
                  {fix}
                </Stack>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Alert>
  );
}

/** Returns the problems of an order that was not placed, without those fixed since. */
function useProblems(
  checkout: Checkout,
  outcome: NotPlaced,
  isAtStepToFix: boolean,
): readonly Problem[] {
  const { t } = useLingui();
  const { view } = useShop();
  const { money } = useMoney();
  const problemText = useProblemText();
  const couponText = useCouponReason();
  const nameOf = useFieldName();
  const fixOf = useLineFix();
  const isWritten = useIsWritten();
  const { items, isVirtual } = useCart();
  /** Cart that this outcome refers to. */
  const [refusedCart, setRefusedCart] = useState({ outcome, items });
  if (refusedCart.outcome !== outcome) setRefusedCart({ outcome, items });
  const fixAt = (step: CheckoutStep) => (
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

  if (outcome.kind === 'total-changed') {
    const { lines, coupon } = outcome;
    const moved = lines.map(({ sku, name = sku, seenPrice, price }) => {
      const is = money(price);
      if (seenPrice === undefined) return { id: sku, text: `${name}: ${is}` };
      const was = money(seenPrice);
      return { id: sku, text: t`${name}: ${is} instead of ${was}` };
    });
    if (coupon === undefined) return moved;
    const { code, error } = coupon;
    return [...moved, { id: code, text: withName(code, couponText(couponReason(error))) }];
  }
  if (outcome.reason === 'details-invalid') {
    return stepsOf(isVirtual).flatMap((step) =>
      inPageOrder(checkout.problemsOf(step), view.language)
        .filter(({ severity }) => severity === 'error')
        .map((problem) => ({
          id: `${step}-${problem.field}`,
          text: withName(nameOf(problem.field), problemText(problem)),
          fix: step === 'orderReview' ? reach(problem.field) : fixAt(step),
        })),
    );
  }
  if (outcome.reason === 'quantity-invalid' || outcome.reason === 'order-too-large') {
    return [{ id: 'cart', fix: <CartLink /> }];
  }
  if (outcome.reason === 'other') {
    const hasPage = isWritten('/ugyfelszolgalat');
    return hasPage ? [{ id: 'customer-service', fix: <CustomerServiceLink /> }] : [];
  }
  const step = stepOfRefusal(outcome.reason, isVirtual);
  if (step !== 'orderReview') return isAtStepToFix ? [] : [{ id: step, fix: fixAt(step) }];
  return eachOnce(outcome.soldOut ?? [])
    .filter((entry) => !isLineFixed(entry, refusedCart.items, items))
    .map((entry) => {
      const { sku, name = sku, available = 0 } = entry;
      return {
        id: sku,
        text: available > 0 ? t`${name}: only ${available} left` : t`${name}: out of the stock!`,
        fix: fixOf(entry),
      };
    });
}

/** Returns the button that fixes a line without enough stock; nothing if the line was removed. */
function useLineFix(): (entry: SoldOutLine) => Elements {
  const { t } = useLingui();
  const shopper = useShopper();
  const { items } = useCart();
  return ({ sku, name = sku, available: stockLeft = 0 }) => {
    const [line, ...otherLines] = linesOf(items, sku);
    if (line === undefined) return null;
    // With several lines of the article the shopper decides which one to reduce.
    if (otherLines.length > 0 || line.qty <= stockLeft) return <CartLink />;
    // Rounds the stock down to the sales quantity.
    const available = roundDownQuantity(stockLeft, quantityRules(line.product));
    if (available > 0) {
      return (
        <Button
          variant="quiet"
          size="small"
          onClick={() => void shopper?.cart.changeQty(lineKey(line), available)}
        >
          {t`Order ${available}`}
        </Button>
      );
    }
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={t`Remove: ${name}`}
        onClick={() => void shopper?.cart.remove(lineKey(line))}
      >
        {t`Remove`}
      </Button>
    );
  };
}

function CartLink() {
  const { t } = useLingui();
  return (
    <LinkButton variant="quiet" size="small" href="/cart">
      {t`View cart`}
    </LinkButton>
  );
}

function CustomerServiceLink() {
  const { t } = useLingui();
  return (
    <LinkButton variant="quiet" size="small" href="/ugyfelszolgalat">
      {t`Customer service`}
    </LinkButton>
  );
}

interface Problem {
  readonly id: string;
  readonly text?: string;
  readonly fix?: Elements;
}

const withName = (name: string | undefined, text: string) =>
  name === undefined ? text : `${name}: ${text}`;
