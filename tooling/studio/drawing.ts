/** What to draw: the name of a shape and its measures, as plain data that can be compared. */
export interface Drawing {
  readonly shape: string;
  readonly [parameter: string]: unknown;
}
