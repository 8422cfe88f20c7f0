import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** A column of a declared row type: the kinds of its values, and whether it may be null. */
export interface DeclaredColumn {
  readonly name: string;
  readonly kinds: ReadonlySet<string>;
  readonly isNullable: boolean;
}

/** An SQL statement of the source, with `$1`, `$2` … for its values. */
export interface SqlStatement {
  /** File and line, separated by a colon. */
  readonly place: string;
  readonly text: string;
  /** Columns of the row type; `undefined` if none is declared. */
  readonly row: readonly DeclaredColumn[] | undefined;
}

/** A fragment or value of a template, with the arguments of the function call that returns it. */
interface Bound {
  readonly node: ts.Expression;
  readonly scope: ReadonlyMap<ts.Symbol, Bound>;
}

const noScope: Bound['scope'] = new Map();

/**
 * Finds the SQL templates of a program that are complete statements, and replaces the fragments in them by their text.
 * Returns each statement twice if it has conditions: with all conditions true and with all conditions false. Errors:
 * throws for a fragment that it cannot resolve.
 */
export function findStatements(
  configFile: string,
  isChecked: (file: string) => boolean,
): readonly SqlStatement[] {
  const folder = dirname(configFile);
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames.filter(isChecked), { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const templates: ts.TaggedTemplateExpression[] = [];
  const calls = new Map<ts.Symbol, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isSqlTag(node.tag, checker)) templates.push(node);
    if (ts.isCallExpression(node)) {
      const symbol = originalSymbol(node.expression, checker);
      if (symbol !== undefined) calls.set(symbol, [...(calls.get(symbol) ?? []), node]);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (!source.isDeclarationFile && isChecked(source.fileName)) visit(source);
  }
  const renderer = createRenderer(checker, calls);
  return templates
    .filter((template) => !isFragment(template, checker))
    .flatMap((template) => {
      const source = template.getSourceFile();
      const { line } = source.getLineAndCharacterOfPosition(template.getStart());
      const place = `${relative(folder, source.fileName)}:${line + 1}`;
      const row = template.typeArguments?.[0];
      const columns = row && columnsOf(checker.getTypeFromTypeNode(row), checker);
      const texts = new Set([true, false].map((holds) => renderer(template, holds)));
      return [...texts].map((text) => ({ place, text, row: columns }));
    });
}

/** Creates a function that renders a template to SQL. Its argument `holds` selects the branch of all conditions. */
function createRenderer(
  checker: ts.TypeChecker,
  calls: ReadonlyMap<ts.Symbol, readonly ts.CallExpression[]>,
) {
  /** Returns the template that an expression refers to, if it is a fragment. */
  const follow = ({ node, scope }: Bound, holds: boolean): Bound => {
    if (ts.isTaggedTemplateExpression(node)) return { node, scope };
    if (ts.isParenthesizedExpression(node)) return follow({ node: node.expression, scope }, holds);
    if (ts.isConditionalExpression(node)) {
      return follow({ node: holds ? node.whenTrue : node.whenFalse, scope }, holds);
    }
    if (ts.isCallExpression(node)) {
      const declaration = functionOf(node.expression, checker);
      const returned = declaration && returnedExpression(declaration);
      if (declaration !== undefined && returned !== undefined) {
        return follow({ node: returned, scope: argumentsOf(declaration, node, scope) }, holds);
      }
    }
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const bound = symbol && scope.get(symbol);
      if (bound !== undefined) return follow(bound, holds);
      const declaration = symbol?.valueDeclaration;
      if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
        return follow({ node: declaration.initializer, scope }, holds);
      }
      if (declaration && ts.isParameter(declaration)) return follow(argumentOf(declaration), holds);
    }
    throw new Error(`No SQL template behind ${node.getText()}`);
  };

  /** Returns the argument for this parameter in the first call of its function. */
  const argumentOf = (parameter: ts.ParameterDeclaration): Bound => {
    const owner = parameter.parent as ts.FunctionDeclaration;
    const symbol = owner.name && checker.getSymbolAtLocation(owner.name);
    const argument = (symbol && calls.get(symbol))?.[0]?.arguments[
      owner.parameters.indexOf(parameter)
    ];
    if (argument === undefined) throw new Error(`No call fills in ${parameter.getText()}`);
    return { node: argument, scope: noScope };
  };

  const argumentsOf = (
    declaration: ts.FunctionLikeDeclaration,
    call: ts.CallExpression,
    scope: Bound['scope'],
  ): Bound['scope'] =>
    new Map(
      declaration.parameters.flatMap((parameter, at) => {
        const argument = call.arguments[at];
        const symbol = checker.getSymbolAtLocation(parameter.name);
        return argument && symbol ? [[symbol, { node: argument, scope }] as const] : [];
      }),
    );

  return (template: ts.TaggedTemplateExpression, holds: boolean): string => {
    let count = 0;
    const value = (type: ts.Type) => `$${(count += 1)}${castOf(type, checker)}`;
    const render = (bound: Bound): string => {
      const { template: parts } = follow(bound, holds).node as ts.TaggedTemplateExpression;
      const { scope } = follow(bound, holds);
      if (ts.isNoSubstitutionTemplateLiteral(parts)) return parts.text;
      return parts.templateSpans.reduce((text, { expression, literal }) => {
        const type = checker.getTypeAtLocation(expression);
        if (isNamed(type, 'PendingQuery')) {
          return text + render({ node: expression, scope }) + literal.text;
        }
        if (isNamed(type, 'Helper') && ts.isCallExpression(expression)) {
          return text + helperText(expression, text, scope) + literal.text;
        }
        return text + value(type) + literal.text;
      }, parts.head.text);
    };
    /**
     * Returns the SQL of `sql(list)`, `sql(row)` and `sql(name)`: values of IN, columns of an INSERT or an UPDATE, a
     * name.
     */
    const helperText = (call: ts.CallExpression, before: string, scope: Bound['scope']): string => {
      const argument = call.arguments[0] ?? call;
      const symbol = checker.getSymbolAtLocation(argument);
      const bound = symbol && scope.get(symbol);
      const type = checker.getTypeAtLocation(bound?.node ?? argument);
      if (type.isStringLiteral()) return type.value;
      if (checker.isArrayType(type)) return `(${value(type)})`;
      const names = checker.getPropertiesOfType(type).map(({ name }) => name);
      if (/\bSET\s*$/.test(before)) {
        return names.map((name) => `${name} = $${(count += 1)}`).join(', ');
      }
      return `(${names.join(', ')}) VALUES (${names.map(() => `$${(count += 1)}`).join(', ')})`;
    };
    return render({ node: template, scope: noScope });
  };
}

function isSqlTag(tag: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(tag);
  return ['Sql', 'ISql', 'TransactionSql'].some((name) => isNamed(type, name));
}

function isNamed(type: ts.Type, name: string): boolean {
  return type.isUnion()
    ? type.types.some((part) => isNamed(part, name))
    : (type.aliasSymbol ?? type.symbol)?.name === name;
}

/**
 * Returns true for a part of another statement: a template within a template, returned by a function, or assigned to a
 * constant next to one.
 */
function isFragment(template: ts.TaggedTemplateExpression, checker: ts.TypeChecker): boolean {
  if (template.typeArguments !== undefined) return false;
  let node: ts.Node = template;
  while (ts.isConditionalExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) {
    node = node.parent;
  }
  const { parent } = node;
  if (ts.isTemplateSpan(parent) || ts.isCallExpression(parent)) return true;
  if (ts.isVariableDeclaration(parent))
    return isNamed(checker.getTypeAtLocation(parent), 'PendingQuery');
  if (ts.isArrowFunction(parent)) return true;
  const owner = ts.isReturnStatement(parent) && ts.findAncestor(parent, ts.isFunctionLike);
  const signature = owner ? checker.getSignatureFromDeclaration(owner) : undefined;
  return (
    signature !== undefined && isNamed(checker.getReturnTypeOfSignature(signature), 'PendingQuery')
  );
}

function originalSymbol(node: ts.Expression, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

type FragmentFunction = ts.FunctionDeclaration | ts.ArrowFunction;

function functionOf(node: ts.Expression, checker: ts.TypeChecker): FragmentFunction | undefined {
  const declaration = originalSymbol(node, checker)?.valueDeclaration;
  if (declaration === undefined || ts.isFunctionDeclaration(declaration)) return declaration;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value && ts.isArrowFunction(value) ? value : undefined;
}

function returnedExpression({ body }: FragmentFunction): ts.Expression | undefined {
  if (body === undefined || !ts.isBlock(body)) return body;
  return body.statements.findLast(ts.isReturnStatement)?.expression;
}

/** Returns the type that the driver sends with a value of this kind; an empty text if the server infers it. */
function castOf(type: ts.Type, checker: ts.TypeChecker): string {
  const kinds = kindsOf(checker.getNonNullableType(type), checker);
  if (kinds.size !== 1) return '';
  const [kind] = kinds;
  return { Date: '::timestamptz', boolean: '::boolean', Buffer: '::bytea' }[kind ?? ''] ?? '';
}

function columnsOf(rows: ts.Type, checker: ts.TypeChecker): readonly DeclaredColumn[] {
  const row = checker.getIndexTypeOfType(rows, ts.IndexKind.Number) ?? rows;
  return checker.getPropertiesOfType(row).map((property) => {
    const type = checker.getTypeOfSymbol(property);
    const parts = type.isUnion() ? type.types : [type];
    return {
      name: property.name,
      kinds: kindsOf(checker.getNonNullableType(type), checker),
      isNullable: parts.some(
        (part) => (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Unknown)) !== 0,
      ),
    };
  });
}

/**
 * Returns the kinds of a type: `number`, `string`, `boolean`, `Date`, `Buffer`, `array`, `object`; `any` for a type
 * without information.
 */
function kindsOf(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  const parts = type.isUnion() ? type.types : [type];
  return new Set(
    parts.map((part) => {
      if (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) return 'any';
      if (part.isIntersection()) return [...kindsOf(part.types[0] ?? part, checker)][0] ?? 'any';
      if (part.flags & ts.TypeFlags.NumberLike) return 'number';
      if (part.flags & ts.TypeFlags.StringLike) return 'string';
      if (part.flags & ts.TypeFlags.BooleanLike) return 'boolean';
      if (part.symbol?.name === 'Date' || part.symbol?.name === 'Buffer') return part.symbol.name;
      return checker.isArrayLikeType(part) ? 'array' : 'object';
    }),
  );
}
