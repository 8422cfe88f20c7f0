export function SearchDrawer() {
  return null;
}
