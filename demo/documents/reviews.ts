import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Review {
  readonly product: number;
  readonly rating: number;
  readonly verified: boolean;
  readonly day: string;
  readonly by: string;
  readonly title: string;
  readonly text: string;
}

/** Errors: throws, naming the line, when it is not six fields with a number of stars from 1 to 5. */
function readReview(line: string): Review {
  const [product = '', stars = '', day = '', by = '', title = '', text = '', ...more] =
    line.split('|');
  const match = /^([1-5])(v?)$/.exec(stars);
  if (match === null || text === '' || more.length > 0) throw new Error(`Not a review: ${line}`);
  return {
    product: Number(product),
    rating: Number(match[1]),
    verified: match[2] === 'v',
    day,
    by,
    title,
    text,
  };
}

export function reviewDocuments() {
  const lines = readFileSync(join(import.meta.dirname, 'reviews.txt'), 'utf8')
    .trim()
    .split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .map(readReview)
    .map((review, index) => ({
      id: index + 1,
      product_id: review.product,
      title: review.title,
      detail: review.text,
      nickname: review.by,
      rating: review.rating,
      verified: review.verified,
      review_entity: 'product',
      review_type: 3,
      review_status: 1,
      created_at: `${review.day} 18:30:00`,
      store_id: 1,
      stores: [0, 1],
    }));
}
