import type {EnumValueData, GraphqlFieldData, GraphqlPageData} from '@paydocs/reference';
import {translate, type SearchablePage, type PageSection} from '@paydocs/core';
import {createSection} from './section';

/**
 * Collects the sections of a GraphQL page: the page itself, and its fields, values, and arguments.
 *
 * @param page - content of a `*.graphql.json` file
 * @returns the sections; `identifiers` is empty
 */
export function collectGraphqlSections(page: GraphqlPageData): SearchablePage {
  const sections = [
    createSection('', [], page),
    ...collectMemberSections(page.fields, translate({id: 'paydocs.page.fields', message: 'Fields'})),
    ...collectMemberSections(page.values, translate({id: 'paydocs.page.values', message: 'Values'})),
    ...collectMemberSections(page.arguments, translate({id: 'paydocs.page.arguments', message: 'Arguments'})),
  ];
  return {sections, identifiers: []};
}

type Member = EnumValueData & Pick<GraphqlFieldData, 'arguments'>;

function collectMemberSections(members: Member[] = [], heading: string): PageSection[] {
  return members.flatMap((member) => [
    createSection(member.id, [heading, member.name], member),
    ...collectMemberSections(member.arguments, heading),
  ]);
}
