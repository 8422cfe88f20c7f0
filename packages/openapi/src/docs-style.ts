/** Complete style sheet of the page: it loads no files. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: light-dark(#26221c, #ece6db); --soft: light-dark(#6b6255, #a89e8e);
  --line: light-dark(#ddd5c8, #3d372f); --ground: light-dark(#fbf9f5, #191613); --card: light-dark(#fff, #221e1a);
  --mark: light-dark(#8a3b12, #f0a97f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
.page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2.5rem; max-width: 78rem; margin: 0 auto;
  padding: 0 1.5rem 6rem; }
nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 2rem 0; font-size: .875rem; }
nav h2 { margin: 1.25rem 0 .25rem; font-size: .75rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: .15rem 0; color: inherit; text-decoration: none; }
a { color: var(--mark); }
nav a:hover, a:hover { text-decoration: underline; }
a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
h1 { margin: 2rem 0 .5rem; font-size: 2rem; line-height: 1.2; }
.chapter { margin: 3.5rem 0 1rem; font-size: 1.5rem; }
article { margin: 0 0 1.5rem; padding: 1.25rem 1.5rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .75rem; scroll-margin-top: 1rem; }
article h3 { margin: 0 0 .25rem; font-size: 1.125rem; }
article h4 { margin: 1.25rem 0 .25rem; font-size: .8125rem; color: var(--soft); }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
code, .path { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.path { margin: 0; color: var(--soft); }
.method { display: inline-block; min-width: 3rem; font-weight: 700; color: var(--mark); }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .35rem .75rem .35rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
th { width: 30%; font-weight: 400; }
td { overflow-wrap: anywhere; }
.kind, .note { color: var(--soft); }
.needed { color: var(--mark); }
table table { margin: .25rem 0; }
article { overflow-x: auto; }
@media (max-width: 60rem) { article { padding: 1rem; } .page { padding: 0 1rem 4rem; }
  .page { display: block; } nav { position: static; max-height: none; padding-bottom: 0; } }
`;
