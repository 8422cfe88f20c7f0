import { useLingui } from '@lingui/react/macro';
import type { Session } from '@shop/account';
import { validateProductReview, type ProductReviewDetails } from '@shop/forms';
import type { NewReview } from '@shop/contract';
import { plainText } from '@shop/kernel';
import { Button, Dialog, Alert, OptionGroup, Stack, Text, TextArea, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { sendForm, type FormOutcome } from '../../../shared/forms/send-form.ts';
import { useFieldProblems } from '../../../shared/forms/use-field-problems.ts';
import { useStartShopper } from '../../../shared/toasts/use-start-shopper.ts';

/** Form for a review. The shop checks a review before it is published. */
export default function ReviewDialog({
  productId,
  name,
  isOpen,
  onClose,
}: {
  productId: number;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t`Write a review: ${name}`}
      closeLabel={t`Close`}
    >
      <ReviewForm productId={productId} onClose={onClose} />
    </Dialog>
  );
}

type Field = keyof ProductReviewDetails;

function ReviewForm({ productId, onClose }: { productId: number; onClose: () => void }) {
  const { t } = useLingui();
  const shop = useShop();
  const startShopper = useStartShopper();
  const session = useShopperValue((shopper) => shopper.account.session, starting);
  const [rating, setRating] = useState<string>();
  const fields = useFieldProblems<Field>();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome>();
  const isKnown = session.status === 'signed-in';

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const formElement = event.currentTarget;
    const form = new FormData(formElement);
    const text = (field: Field) => plainText(String(form.get(field) ?? ''));
    const textFields = { title: text('title'), detail: text('detail'), nickname: text('nickname') };
    const typed = { ...textFields, rating: rating ?? '' };
    const problems = validateProductReview(typed, shop.config.validation);
    if (!fields.allows(formElement, problems)) return;
    setSending(true);
    const review: NewReview = { product_id: productId, ...textFields, rating: Number(rating) };
    const shopper = await startShopper(() => formElement.requestSubmit());
    if (shopper !== undefined) {
      setOutcome(
        await sendForm(shopper, {
          stream: `form:review-${productId}`,
          call: 'createReview',
          body: { review },
        }),
      );
    }
    setSending(false);
  }

  if (outcome === 'sent' || outcome === 'waiting') {
    return (
      <Stack gap={5} align="start">
        <Alert tone="success" live>
          {outcome === 'sent'
            ? t`Review sent, it appears after checking`
            : t`You are offline. The review will be sent once the network is back.`}
        </Alert>
        <Button variant="outline" onClick={onClose}>{t`Close`}</Button>
      </Stack>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {outcome === 'refused' && (
          <Alert tone="error" live>
            {t`The review could not be sent. Please try again later.`}
          </Alert>
        )}
        <OptionGroup
          legend={t`Stars`}
          name="rating"
          value={rating}
          onChange={setRating}
          soldOutLabel=""
          error={fields.errorOf('rating')}
          inRow
          options={[
            { value: '5', label: '5', hint: t`excellent` },
            { value: '4', label: '4', hint: t`good` },
            { value: '3', label: '3', hint: t`fair` },
            { value: '2', label: '2', hint: t`poor` },
            { value: '1', label: '1', hint: t`bad` },
          ]}
        />
        <TextField label={t`Summary`} name="title" error={fields.errorOf('title')} required />
        <TextArea
          label={t`Your review`}
          name="detail"
          rows={5}
          error={fields.errorOf('detail')}
          required
        />
        <TextField
          label={t`Name`}
          hint={t`It appears beside the review.`}
          name="nickname"
          autoComplete="nickname"
          defaultValue={isKnown ? session.profile?.firstname : undefined}
          error={fields.errorOf('nickname')}
          required
        />
        <Text size="small" tone="muted">
          {isKnown
            ? t`It appears once we have read it. If the product was ordered with this account, "Verified buyer" will stand beside it.`
            : t`It appears once we have read it. Written after a login, it shows whether the product was ordered here.`}
        </Text>
        <Button type="submit" busyLabel={isSending ? t`Sending…` : undefined}>
          {t`Send review`}
        </Button>
      </Stack>
    </form>
  );
}

const starting: Session = { status: 'starting' };
