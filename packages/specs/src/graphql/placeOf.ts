import type {ASTNode} from 'graphql';

/**
 * @param node - of a parsed file
 * @returns where it stands, for messages
 */
export function placeOf(node: ASTNode | null | undefined): {file: string; line?: number; column?: number} {
  const {source, startToken} = node?.loc ?? {};
  const isMadeFromJson = source?.name.endsWith('.json') === true;
  return isMadeFromJson
    ? {file: source.name}
    : {file: source?.name ?? 'graphql', line: startToken?.line, column: startToken?.column};
}
