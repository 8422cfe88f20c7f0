import { useLingui } from '@lingui/react/macro';
import type { Checkout } from '@shop/checkout';
import { Button, type Elements, ErrorSummary, Heading, Stack } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import { useFieldName } from '../fields/field-name.ts';
import { inPageOrder } from '../fields/in-page-order.ts';
import { stepFieldId } from '../fields/step-field-id.ts';
import { useProblemText } from '../../../shared/texts/problem-text.ts';
import { useCheckoutState } from '../fields/use-checkout.ts';

/** Form of a step: fields, errors, and the button to the next step. */
export function StepForm({
  checkout,
  title,
  onComplete,
  children,
}: {
  checkout: Checkout;
  title: string;
  /** Called when the step is valid and the next step opens. */
  onComplete?: (() => void) | undefined;
  children: Elements;
}) {
  const { t } = useLingui();
  const { view } = useShop();
  const { problems, progress } = useCheckoutState(checkout);
  const nextStep =
    progress.status === 'filling'
      ? progress.steps[progress.steps.indexOf(progress.step) + 1]
      : undefined;
  const textOf = useProblemText();
  const nameOf = useFieldName();
  const [attempt, setAttempt] = useState(0);
  const errors = inPageOrder(
    problems.filter(({ severity }) => severity === 'error'),
    view.language,
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isSummaryShown = errors.length > 0;
    const completed = await checkout.complete();
    if (completed.ok) onComplete?.();
    // A summary that appears takes the focus by itself; rendered again, it would take it from the link that has it by then.
    else if (isSummaryShown) setAttempt((previousAttempt) => previousAttempt + 1);
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <Heading level={2} size="section">
          {title}
        </Heading>
        <ErrorSummary
          // A further attempt renders it again, so that it gets the focus.
          key={attempt}
          title={t`${errors.length} fields need to be corrected`}
          mistakes={errors.map((problem) => ({
            fieldId: stepFieldId(problem.field),
            label: nameOf(problem.field),
            text: textOf(problem),
          }))}
        />
        {children}
        <Button type="submit">
          {nextStep === 'payment'
            ? t`Continue to payment`
            : nextStep === 'orderReview'
              ? t`Continue to review`
              : t`Continue to shipping`}
        </Button>
      </Stack>
    </form>
  );
}
