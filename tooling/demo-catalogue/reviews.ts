interface ReviewDefinition {
  readonly product: number;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly date: string;
  readonly by: string;
  readonly title: string;
  readonly text: string;
  readonly verified: boolean;
}

const reviews: readonly ReviewDefinition[] = [
  { product: 2201, rating: 5, date: '2025-10-04', by: 'Szabó Réka', verified: true, title: 'Végre egy fotel, amiben el lehet bújni', text: 'Két hete van meg, azóta a gyerekek is azon veszekednek, ki ülhet bele. A buklé tényleg olyan puha, mint a képen.' },
];

export function reviewDocuments() {
  return reviews.map((review, index) => ({
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
    created_at: `${review.date} 18:30:00`,
    store_id: 1,
    stores: [0, 1],
  }));
}
