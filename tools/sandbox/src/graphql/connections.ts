import {ApiError, createInvalidFieldError} from '../state/apiError';

/** A page of a list, similar to https://relay.dev/graphql/connections.htm. */
interface Connection<T> {
  nodes: T[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
  totalCount: number;
}

const toCursor = (id: string): string => Buffer.from(id).toString('base64url');

/**
 * Returns a page of a list.
 *
 * @param all - the complete list, in order
 * @param args - `first`, from 1 to 100, and the cursor `after`
 * @throws ApiError if `first` is out of range, or the cursor isn't in the list
 */
export function paginate<T extends {id: string}>(
  all: readonly T[],
  {first, after}: Record<string, unknown>,
): Connection<T> {
  const size = typeof first === 'number' ? first : 20;
  if (size < 1 || size > 100) throw createInvalidFieldError('first', 'The value must be from 1 to 100.');
  const start = after == null ? 0 : all.findIndex(({id}) => toCursor(id) === after) + 1;
  if (after != null && start === 0)
    throw new ApiError('invalid_field', 'The cursor in "after" doesn\'t belong to this list.');
  const nodes = all.slice(start, start + size);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {hasNextPage: start + size < all.length, endCursor: last ? toCursor(last.id) : null},
    totalCount: all.length,
  };
}
