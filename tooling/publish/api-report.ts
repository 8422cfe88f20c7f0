import { join } from 'node:path';
import ts from 'typescript';
import { builtName, importName, type PublishedPackage } from './published-packages.ts';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Returns the public API of a package as text: each export with its declaration, by name, without comments. Types that
 * exports mention and the package does not export follow at the end. Reads the built types.
 *
 * Errors: throws if the package is not built.
 */
export function apiReport(published: PublishedPackage): string {
  const built = join(published.folder, 'dist');
  const sections = readEntries(published).map(({ entry, checker, module }) => {
    const code = [...surface(checker, module, built)].join('\n\n');
    return `## \`${importName(published, entry)}\`\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
  });
  return `# The surface of ${published.name}

What other teams can import. A test compares it with the built types; \`pnpm unit tooling/publish -u\` writes it again.
\`OtherFields\` is \`{ [key: string]: unknown }\`.

${sections.join('\n')}`;
}

/**
 * Returns the names of the exports without a doc comment. Reads the built types.
 *
 * Errors: throws if the package is not built.
 */
export function undescribed(published: PublishedPackage): readonly string[] {
  return readEntries(published).flatMap(({ checker, module }) =>
    checker
      .getExportsOfModule(module)
      .filter((symbol) => resolved(checker, symbol).getDocumentationComment(checker).length === 0)
      .map(({ name }) => name),
  );
}

interface ReadEntry {
  readonly entry: string;
  readonly checker: ts.TypeChecker;
  readonly module: ts.Symbol;
}

function readEntries(published: PublishedPackage): readonly ReadEntry[] {
  const files = published.entries.map((entry) =>
    join(published.folder, `${builtName(entry)}.d.ts`),
  );
  const program = ts.createProgram(files, {
    lib: ['lib.es2023.d.ts'],
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  return published.entries.map((entry, index) => {
    const source = program.getSourceFile(files[index] ?? '');
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${published.name} is not built`);
    return { entry, checker, module };
  });
}

function* surface(checker: ts.TypeChecker, module: ts.Symbol, built: string): Generator<string> {
  // A symbol may be exported under two names.
  const byName = checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, symbol: resolved(checker, symbol) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const exported = new Set(byName.map(({ symbol }) => symbol));
  const mentioned = new Set<ts.Symbol>();
  const names = namedTypes(checker, exported);
  for (const { name, symbol } of byName) {
    yield* declared(
      checker,
      symbol,
      names,
      'export ',
      name === symbol.name ? '' : ` // as ${name}`,
    );
    for (const other of mentions(checker, symbol, built)) mentioned.add(other);
  }
  for (const symbol of mentioned) {
    for (const other of mentions(checker, symbol, built)) mentioned.add(other);
  }
  const hidden = [...mentioned].filter((symbol) => !exported.has(symbol));
  for (const symbol of hidden.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    yield* declared(checker, symbol, names, '/* not exported */ ', '');
  }
}

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Exported names of types, by the full text of the type on one line. */
type TypeNames = ReadonlyMap<string, string>;

/** Minimum length of a type's text that is replaced by its name. */
const minNamedLength = 40;

/** Returns the exported names of the types that are inferred from a schema, the longest text first. */
function namedTypes(checker: ts.TypeChecker, symbols: Iterable<ts.Symbol>): TypeNames {
  const entries = [...symbols].flatMap((symbol): [string, string][] => {
    if (inferredAlias(symbol) === undefined) return [];
    const text = lineOf(checker, checker.getDeclaredTypeOfSymbol(symbol));
    return text.length < minNamedLength ? [] : [[text, symbol.name]];
  });
  return new Map(entries.sort(([a], [b]) => b.length - a.length));
}

/** Returns the declaration of a type that is inferred from a schema; `undefined` for any other symbol. */
function inferredAlias(symbol: ts.Symbol): ts.TypeAliasDeclaration | undefined {
  const declaration = symbol.declarations?.find((node) => ts.isTypeAliasDeclaration(node));
  return declaration !== undefined && /\bInfer(Input|Output)</.test(declaration.type.getText())
    ? declaration
    : undefined;
}

/** Generates the declarations of a symbol as separate statements. */
function* declared(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  names: TypeNames,
  before: string,
  behind: string,
): Generator<string> {
  for (const declaration of symbol.declarations ?? []) {
    const text = ts.isVariableDeclaration(declaration)
      ? `declare const ${symbol.name}: ${typeOf(checker, symbol, names, declaration)};`
      : declaration === inferredAlias(symbol)
        ? `type ${symbol.name} = ${spread(checker, checker.getDeclaredTypeOfSymbol(symbol), names, symbol.name)};`
        : print(declaration, declaration.getSourceFile());
    yield before + text.replace(/^export /, '') + behind;
  }
}

function print(node: ts.Node, source: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source).trimEnd();
}

/**
 * Returns the type of a constant as text. A schema is described by its input and output, or by its output only if the
 * output has a name: the full type of a schema is about a hundred times as long.
 */
function typeOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  names: TypeNames,
  at: ts.Declaration,
): string {
  const type = checker.getTypeOfSymbol(symbol);
  const schema = type.getProperty('~types');
  if (schema === undefined) return spread(checker, type, names);
  const types = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(schema, at));
  const [input, output] = ['input', 'output'].map((side) => {
    const property = types.getProperty(side);
    return property === undefined
      ? 'unknown'
      : spread(checker, checker.getTypeOfSymbol(property), names);
  });
  const isNamed = /^\w+$/.test(output ?? '');
  return input === output || isNamed ? `Schema<${output}>` : `Schema<${input}, ${output}>`;
}

/**
 * Returns a type as text, one member per line. Other exported types are replaced by their names. `own` is the name of
 * the type itself.
 */
function spread(checker: ts.TypeChecker, type: ts.Type, names: TypeNames, own?: string): string {
  let text = lineOf(checker, type);
  for (const [full, name] of names) if (name !== own) text = text.replaceAll(full, name);
  const source = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.ESNext);
  const [statement] = source.statements;
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) return text;
  return print(statement.type, source);
}

function lineOf(checker: ts.TypeChecker, type: ts.Type): string {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  return checker
    .typeToString(type, undefined, flags)
    .replaceAll('{ [key: string]: unknown; }', 'OtherFields');
}

/** Generates the symbols of the package that the declarations of a symbol mention. */
function* mentions(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  built: string,
): Generator<ts.Symbol> {
  const found: ts.Symbol[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const target = checker.getSymbolAtLocation(node);
      if (target !== undefined) found.push(resolved(checker, target));
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) visit(declaration);
  for (const other of found) {
    if (other !== symbol && other.declarations?.some((at) => isOwn(at, built))) yield other;
  }
}

/** Returns the complete statement of a declaration. A variable is declared by its whole statement. */
function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/**
 * Returns true for a declaration at the top level of a built file of the package. Members, parameters and declarations
 * of other packages are excluded.
 */
function isOwn(declaration: ts.Declaration, built: string): boolean {
  const { parent } = statementOf(declaration);
  return parent !== undefined && ts.isSourceFile(parent) && parent.fileName.startsWith(`${built}/`);
}
