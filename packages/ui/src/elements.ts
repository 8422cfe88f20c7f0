import type { ReactElement } from 'react';

/**
 * Elements without bare text between them. On a page translated by the browser, text next to other children is not
 * updated, and React fails when it inserts an element before it.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
