import type { ReactElement } from 'react';

/**
 * Elements without bare text among them. Text beside other children is not kept up to date on a page that a browser
 * has translated, and React fails where it inserts an element before it.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
