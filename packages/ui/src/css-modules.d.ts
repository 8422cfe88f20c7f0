declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.woff2?no-inline' {
  const url: string;
  export default url;
}
