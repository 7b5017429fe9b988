import type {EnumValueData, GraphqlFieldData, GraphqlPageData} from '@paydocs/reference/data/graphql';
import {translate} from '@paydocs/core/translate';
import type {PagePlaces, Place} from '@paydocs/core/searchPlaces';
import {place} from './place';

/**
 * @param page - the content of a `*.graphql.json` file
 * @returns every place of the page that has a name: fields, arguments, values
 */
export function graphqlPlaces(page: GraphqlPageData): PagePlaces {
  const places = [
    place('', [], page),
    ...memberPlaces(page.fields, translate({id: 'paydocs.page.fields', message: 'Fields'})),
    ...memberPlaces(page.values, translate({id: 'paydocs.page.values', message: 'Values'})),
    ...memberPlaces(page.arguments, translate({id: 'paydocs.page.arguments', message: 'Arguments'})),
  ];
  return {places, identifiers: []};
}

type Member = EnumValueData & Pick<GraphqlFieldData, 'arguments'>;

function memberPlaces(members: Member[] = [], section: string): Place[] {
  return members.flatMap((member) => [
    place(member.id, [section, member.name], member),
    ...memberPlaces(member.arguments, section),
  ]);
}
