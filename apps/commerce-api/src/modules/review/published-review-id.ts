/** Published reviews get ids above those of any imported catalog. */
const firstPublishedId = 1_000_000_000;

/** Returns the id of a published review, from the id of its submission. */
export function publishedReviewId(submissionId: number): number {
  return firstPublishedId + submissionId;
}
