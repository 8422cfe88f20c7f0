/** Appends a script of another origin to the page. It runs when it is loaded, after the scripts of the shop. */
export function appendScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.body.append(script);
}
