import type {GraphqlPageData, MemberData} from '../../lib/graphqlData';
import type {PagePlaces, Place} from '../../lib/searchPlaces';
import {htmlText} from './text';

/** What members of a page are, by the folder of its file. */
const MEMBERS: [folder: string, name: string][] = [
  ['/operations/', 'Arguments'],
  ['/types/directives/', 'Arguments'],
  ['/types/enums/', 'Values'],
];

/**
 * @param page - the content of a `*.graphql.json` file
 * @param file - its path
 * @returns every place of the page that has a name: fields, arguments, values
 */
export function graphqlPlaces(page: GraphqlPageData, file: string): PagePlaces {
  const section = MEMBERS.find(([folder]) => file.includes(folder))?.[1] ?? 'Fields';
  const texts = [htmlText(page.html), htmlText(page.deprecated)].filter(Boolean);
  return {places: [{anchor: '', names: [], texts}, ...memberPlaces(page.members, section)], identifiers: []};
}

function memberPlaces(members: MemberData[] = [], section: string): Place[] {
  return members.flatMap((member) => [
    {
      anchor: member.id,
      names: [section, member.name],
      texts: [htmlText(member.html), htmlText(member.deprecated)].filter(Boolean),
    },
    ...memberPlaces(member.arguments, section),
  ]);
}
