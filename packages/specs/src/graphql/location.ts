import type {ASTNode} from 'graphql';

/**
 * Returns the location of a node for messages.
 *
 * @param node - node of a parsed file
 * @returns file, line, and column; only the file if it is JSON
 */
export function getLocation(node: ASTNode | null | undefined): {file: string; line?: number; column?: number} {
  const {source, startToken} = node?.loc ?? {};
  const isMadeFromJson = source?.name.endsWith('.json') === true;
  return isMadeFromJson
    ? {file: source.name}
    : {file: source?.name ?? 'graphql', line: startToken?.line, column: startToken?.column};
}
