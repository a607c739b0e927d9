import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export interface ModuleDescriptions {
  /** Path below the contract's folder, such as `executions/schemas.ts`. */
  module: string;
  /** A name for the imported module: `executionsSchemas`. */
  alias: string;
  /** Comments by the path of their declaration: `Execution`, `Execution.verdict`. */
  texts: ReadonlyMap<string, string>;
}

/** The comments on exported schemas, on routes, and on their fields. Throws for a commented field that no export contains. */
export function readDescriptions(folder: string): ModuleDescriptions[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => /(?:^|\/)(?:schemas|settings|routes|ids|errors)\.ts$/.test(name))
    .sort()
    .map((module) => ({ module, alias: aliasOf(module), texts: readTexts(module, readFileSync(join(folder, module), "utf8")) }))
    .filter(({ texts }) => texts.size > 0);
}

const aliasOf = (module: string): string =>
  module.replace(/\.ts$/, "").replace(/[/-](\w)/g, (_all, letter: string) => letter.toUpperCase());

function readTexts(module: string, source: string): Map<string, string> {
  const file = ts.createSourceFile(module, source, ts.ScriptTarget.Latest, true);
  const texts = new Map<string, string>();
  const add = (node: ts.Node, path: string): void => {
    const text = commentOf(node);
    if (text === "") return;
    if (texts.has(path)) throw new Error(`${module}: ${path} has two comments. Give one of the declarations a name.`);
    texts.set(path, text);
  };
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    for (const declaration of statement.declarationList.declarations) {
      const name = declaration.name.getText();
      if (isExported && isSchema(declaration)) add(statement, name);
      visitFields(declaration, name, (node, path) => {
        if (!isExported && commentOf(node) !== "")
          throw new Error(`${module}: export ${name}, so that the comment on ${path} can be described.`);
        add(node, path);
      });
    }
  }
  return texts;
}

/** Only calls make schemas: constants and functions are no part of the API. */
const isSchema = ({ initializer }: ts.VariableDeclaration): boolean => initializer !== undefined && ts.isCallExpression(initializer);

function visitFields(node: ts.Node, path: string, visit: (node: ts.Node, path: string) => void): void {
  ts.forEachChild(node, (child) => {
    if (!ts.isPropertyAssignment(child) && !ts.isShorthandPropertyAssignment(child)) return visitFields(child, path, visit);
    const inner = `${path}.${ts.isIdentifier(child.name) || ts.isStringLiteral(child.name) ? child.name.text : child.name.getText()}`;
    visit(child, inner);
    visitFields(child, inner, visit);
  });
}

/** Lines of a paragraph are joined; a line that starts a list item or with a code word stays on its own. */
function commentOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? "").replace(/(\S)\n(?!\n|- |`)/g, "$1 ").trim();
}
