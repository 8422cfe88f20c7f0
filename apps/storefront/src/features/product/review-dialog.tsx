import { useLingui } from '@lingui/react/macro';
import type { NewReview } from '@shop/contract';
import { Button, Dialog, Notice, OptionGroup, Stack, TextArea, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useShop } from '../../wiring/use-shop.ts';
import { sendForm, type FormOutcome } from '../forms/send-form.ts';

/** Where one writes what one thinks of a product. It appears after the shop has read it. */
export function ReviewDialog({
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

function ReviewForm({ productId, onClose }: { productId: number; onClose: () => void }) {
  const { t } = useLingui();
  const shop = useShop();
  const [rating, setRating] = useState('5');
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (field: string) => String(form.get(field) ?? '').trim();
    setSending(true);
    const review: NewReview = {
      product_id: productId,
      title: text('title'),
      detail: text('detail'),
      nickname: text('nickname'),
      rating: Number(rating),
    };
    setOutcome(
      await sendForm(await shop.personal(), {
        stream: `form:review-${productId}`,
        call: 'createReview',
        body: { review },
      }),
    );
    setSending(false);
  }

  if (outcome === 'sent' || outcome === 'waiting') {
    return (
      <Stack gap={5} align="start">
        <Notice tone="success" live>
          {outcome === 'sent'
            ? t`Review sent, it appears after checking`
            : t`You are offline. The review will be sent once the network is back.`}
        </Notice>
        <Button variant="outline" onClick={onClose}>{t`Close`}</Button>
      </Stack>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {outcome === 'refused' && (
          <Notice tone="error" live>
            {t`The review could not be sent. Please try again later.`}
          </Notice>
        )}
        <OptionGroup
          legend={t`Stars`}
          name="rating"
          value={rating}
          onChange={setRating}
          soldOutLabel=""
          options={[
            { value: '5', label: '5', hint: t`excellent` },
            { value: '4', label: '4', hint: t`good` },
            { value: '3', label: '3', hint: t`fair` },
            { value: '2', label: '2', hint: t`poor` },
            { value: '1', label: '1', hint: t`bad` },
          ]}
        />
        <TextField label={t`Summary`} name="title" maxLength={100} required />
        <TextArea label={t`Your review`} name="detail" rows={5} maxLength={4000} required />
        <TextField
          label={t`Name`}
          hint={t`It appears beside the review.`}
          name="nickname"
          autoComplete="nickname"
          minLength={2}
          maxLength={100}
          required
        />
        <Button type="submit" busyLabel={isSending ? t`Sending…` : undefined}>
          {t`Send review`}
        </Button>
      </Stack>
    </form>
  );
}
