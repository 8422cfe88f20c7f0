import { join } from 'node:path';
import ts from 'typescript';
import { builtName, importName, type PublishedPackage } from './published-packages.ts';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Everything a package shows, as text: each export with its declaration, by name, without comments. What exports
 * mention and the package does not export stands behind them. Read from the built types.
 *
 * Errors: throws when the package is not built.
 */
export function apiReport(published: PublishedPackage): string {
  const built = join(published.folder, 'dist');
  const sections = readEntries(published).map(({ entry, checker, module }) => {
    const code = [...surface(checker, module, built)].join('\n\n');
    return `## \`${importName(published, entry)}\`\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
  });
  return `# The surface of ${published.name}

What other teams can import. A test compares it with the built types; \`pnpm unit tooling/publish -u\` writes it anew.

${sections.join('\n')}`;
}

/**
 * The exports of a package that say nothing of what they are, by name. Read from the built types.
 *
 * Errors: throws when the package is not built.
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
  const exported = new Map<ts.Symbol, string>();
  for (const symbol of checker.getExportsOfModule(module)) {
    exported.set(resolved(checker, symbol), symbol.name);
  }
  const mentioned = new Set<ts.Symbol>();
  const byName = [...exported].sort(([, a], [, b]) => (a < b ? -1 : 1));
  for (const [symbol, name] of byName) {
    yield* declared(checker, symbol, 'export ', name === symbol.name ? '' : ` // as ${name}`);
    for (const other of mentions(checker, symbol, built)) mentioned.add(other);
  }
  for (const symbol of mentioned) {
    for (const other of mentions(checker, symbol, built)) mentioned.add(other);
  }
  const hidden = [...mentioned].filter((symbol) => !exported.has(symbol));
  for (const symbol of hidden.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    yield* declared(checker, symbol, '/* not exported */ ', '');
  }
}

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The declarations of a symbol as statements of their own. */
function* declared(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  before: string,
  behind: string,
): Generator<string> {
  for (const declaration of symbol.declarations ?? []) {
    const text = ts.isVariableDeclaration(declaration)
      ? `declare const ${symbol.name}: ${typeOf(checker, symbol, declaration)};`
      : print(declaration, declaration.getSourceFile());
    yield before + text.replace(/^export /, '') + behind;
  }
}

function print(node: ts.Node, source: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source).trimEnd();
}

/**
 * The type of a constant. A schema is told by what it takes and gives: its type in full names every step of how
 * it checks, and is a hundred times as long.
 */
function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Declaration): string {
  const type = checker.getTypeOfSymbol(symbol);
  const schema = type.getProperty('~types');
  if (schema === undefined) return spread(checker, type);
  const types = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(schema, at));
  const [input, output] = ['input', 'output'].map((side) => {
    const found = types.getProperty(side);
    return found === undefined ? 'unknown' : spread(checker, checker.getTypeOfSymbol(found));
  });
  return input === output ? `Schema<${output}>` : `Schema<${input}, ${output}>`;
}

/** A type as text, one member a line. */
function spread(checker: ts.TypeChecker, type: ts.Type): string {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const text = checker.typeToString(type, undefined, flags);
  const source = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.ESNext);
  const [statement] = source.statements;
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) return text;
  return print(statement.type, source);
}

/** What the declarations of a symbol name, of the package's own. */
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

/** Where a declaration stands on its own: a variable is declared by its whole statement. */
function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** Top-level in a built file of the package; members, parameters and what comes from others are not. */
function isOwn(declaration: ts.Declaration, built: string): boolean {
  const { parent } = statementOf(declaration);
  return parent !== undefined && ts.isSourceFile(parent) && parent.fileName.startsWith(`${built}/`);
}
