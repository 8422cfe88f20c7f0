import { maxNicknameLength, maxReviewLength, maxReviewTitleLength } from '@shop/contract';
import type { FormRules } from '../fields/form-rules.ts';
import { fieldErrors, type FieldError } from '../fields/field-error.ts';
import { textProblem } from '../fields/text-field.ts';

/** Fields of a product review, as typed. */
export interface ProductReviewDetails {
  /** Number of stars as text; '' until chosen. */
  readonly rating: string;
  readonly title: string;
  readonly detail: string;
  /** Name shown with the review. */
  readonly nickname: string;
}

/** Validates a product review. Source: FM-22. */
export function validateProductReview(
  { rating, title, detail, nickname }: ProductReviewDetails,
  rules: Pick<FormRules, 'minNameLength'>,
): readonly FieldError<keyof ProductReviewDetails>[] {
  const name = { min: rules.minNameLength, max: maxNicknameLength };
  return fieldErrors<keyof ProductReviewDetails>([
    ['rating', textProblem(rating)],
    ['title', textProblem(title, { max: maxReviewTitleLength })],
    ['detail', textProblem(detail, { max: maxReviewLength })],
    ['nickname', textProblem(nickname, name)],
  ]);
}
