/** Puts a script of another origin at the page's end. It runs when it has come, after everything of the shop. */
export function appendScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.body.append(script);
}
