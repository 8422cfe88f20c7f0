/** Event of overlays. `left`: the page was left; `stays` names an overlay that may stay open. */
export type OverlayEvent<Name extends string> =
  | { readonly type: 'opened'; readonly name: Name }
  | { readonly type: 'closed'; readonly name: Name }
  | { readonly type: 'left'; readonly stays?: Name | undefined };

/**
 * Returns the open overlay of a page: one at a time.
 *   none ──opened──▶ open ──closed, left──▶ none
 *                     └──opened──▶ another is open
 * Closing one that is not open does not affect the open one. Source: KE-17.
 */
export function overlayReducer<Name extends string>(
  open: Name | undefined,
  event: OverlayEvent<Name>,
): Name | undefined {
  switch (event.type) {
    case 'opened':
      return event.name;
    case 'closed':
      return open === event.name ? undefined : open;
    case 'left':
      return open === event.stays ? open : undefined;
  }
}
