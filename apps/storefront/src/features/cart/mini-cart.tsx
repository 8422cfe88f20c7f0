export function MiniCart() {
  return null;
}
