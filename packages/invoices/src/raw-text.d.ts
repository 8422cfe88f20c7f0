/** A file imported as its raw text. */
declare module '*?raw' {
  const text: string;
  export default text;
}
