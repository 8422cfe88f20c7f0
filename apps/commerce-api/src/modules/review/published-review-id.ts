/** Published reviews get ids above those of any imported catalog. */
const firstPublishedId = 1_000_000_000;

/** The id a review is published under, by the number of its submission. */
export function publishedReviewId(submissionId: number): number {
  return firstPublishedId + submissionId;
}
