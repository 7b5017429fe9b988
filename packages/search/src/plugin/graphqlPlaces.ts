import type {EnumValueData, GraphqlFieldData, GraphqlPageData} from '@paydocs/reference/data/graphql';
import {translate} from '@paydocs/core/translate';
import type {PagePlaces, Place} from '@paydocs/core/searchPlaces';
import {place} from './place';

/**
 * Collects the named sections of a GraphQL page: fields, arguments, and values.
 *
 * @param page - content of a `*.graphql.json` file
 * @returns the sections of the page
 */
export function graphqlPlaces(page: GraphqlPageData): PagePlaces {
  const places = [
    place('', [], page),
    ...collectMemberSections(page.fields, translate({id: 'paydocs.page.fields', message: 'Fields'})),
    ...collectMemberSections(page.values, translate({id: 'paydocs.page.values', message: 'Values'})),
    ...collectMemberSections(page.arguments, translate({id: 'paydocs.page.arguments', message: 'Arguments'})),
  ];
  return {places, identifiers: []};
}

type Member = EnumValueData & Pick<GraphqlFieldData, 'arguments'>;

function collectMemberSections(members: Member[] = [], heading: string): Place[] {
  return members.flatMap((member) => [
    place(member.id, [heading, member.name], member),
    ...collectMemberSections(member.arguments, heading),
  ]);
}
