/** A file as text, for the test of the README's example. */
declare module '*?raw' {
  const text: string;
  export default text;
}
