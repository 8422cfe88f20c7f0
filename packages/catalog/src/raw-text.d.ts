/** A file as text, for the test that keeps the README's example true. */
declare module '*?raw' {
  const text: string;
  export default text;
}
