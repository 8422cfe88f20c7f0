/** Returns a name with its chosen options: `Felhő kanapé (Szín: Bézs, Láb: Tölgy)`. Source: FO-27. */
export function withChoices(
  name: string,
  choices: readonly { readonly label: string; readonly value: string }[],
): string {
  const choiceText = choices.map(({ label, value }) => `${label}: ${value}`).join(', ');
  return choiceText === '' ? name : `${name} (${choiceText})`;
}
