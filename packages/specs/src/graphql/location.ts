import type {ASTNode} from 'graphql';

/**
 * Returns the location of a node for diagnostics.
 *
 * @param node - node of a document whose source has the display path of its file as the name
 * @returns file, line, and column; only the file for JSON, whose SDL isn't in the file
 */
export function getLocation(node: ASTNode | null | undefined): {file: string; line?: number; column?: number} {
  const {source, startToken} = node?.loc ?? {};
  const isMadeFromJson = source?.name.endsWith('.json') === true;
  return isMadeFromJson
    ? {file: source.name}
    : {file: source?.name ?? 'graphql', line: startToken?.line, column: startToken?.column};
}
