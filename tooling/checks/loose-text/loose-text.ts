import { dirname, relative } from 'node:path';
import ts from 'typescript';

interface LooseText {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/**
 * Finds text that React cannot update, or that makes React fail, on a page whose text nodes a page translator has
 * replaced. React updates the text of an element correctly only if that text is the only child of the element. Text
 * with siblings is a separate node, which the translator has removed from the page.
 *
 * Reported: a changing text with a sibling, a changing text directly in a fragment, and a fixed text after a sibling
 * that is rendered on a condition.
 */
export function findLooseText(
  configFile: string,
  isChecked: (file: string) => boolean,
): readonly LooseText[] {
  const folder = dirname(configFile);
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found: LooseText[] = [];
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || !isChecked(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        for (const text of looseIn(node, checker)) {
          const { line } = source.getLineAndCharacterOfPosition(text.getStart(source));
          const code = text.getText(source).trim();
          found.push({ file: relative(folder, source.fileName), line: line + 1, code });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function looseIn(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.JsxChild[] {
  const children = parent.children.filter(isRendered);
  const isAlone = children.length === 1 && ts.isJsxElement(parent);
  if (isAlone) return [];
  let comesAndGoes = false;
  return children.filter((child) => {
    const isLoose = ts.isJsxText(child) ? comesAndGoes : mayBeText(child, checker);
    if (ts.isJsxExpression(child) && !isLiteral(child)) comesAndGoes = true;
    return isLoose;
  });
}

/** Returns true if the node becomes a child: comments and white space between lines do not. */
function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

const isLiteral = ({ expression }: ts.JsxExpression): boolean =>
  expression !== undefined && ts.isStringLiteral(expression);

function mayBeText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (!ts.isJsxExpression(child) || child.expression === undefined) return false;
  if (isLiteral(child)) return false;
  const seen = new Set<ts.Type>();
  const hasText = (type: ts.Type): boolean => {
    if (seen.has(type)) return false;
    seen.add(type);
    if (type.isUnion()) return type.types.some(hasText);
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (checker.isArrayLikeType(type) && element !== undefined) return hasText(element);
    return Boolean(type.flags & textual);
  };
  return hasText(checker.getTypeAtLocation(child.expression));
}

const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any;
