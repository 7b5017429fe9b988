import {authentication} from '@paydocs/reference/rest/pages/authentication';
import {pageContext} from '@paydocs/reference/rest/context';
import type {OpenApiDocument, Server} from '@paydocs/specs/openapi/document';
import {translate} from '@paydocs/core/translate';
import {escapeHtml, firstSentence, inlineHtml, markdownRenderer, summary} from '@paydocs/core/markdown/markdown';
import {descriptionMdx, frontMatter, sectionsMdx} from './mdxText';
import {collectionLine, type CollectionFile} from './collections';
import type {SidebarEntry} from './sidebarEntries';

/** What is made beside the landing page. */
export interface RestReference {
  /** Address of the reference, with a slash at both ends. */
  address: string;
  entries: readonly SidebarEntry[];
  /** Whether operations say with which statuses they fail. */
  hasErrors: boolean;
  /** Collections for API clients. */
  collections: readonly CollectionFile[];
}

const render = markdownRenderer();

/**
 * The first page of a REST reference: what its description says of the API as a whole, and nothing else.
 *
 * @param doc - a bundled document
 * @param reference - what is made beside the page
 * @returns the page, in MDX
 */
export function restLanding(doc: OpenApiDocument, reference: RestReference): string {
  const {info} = doc;
  const title = info.title.trim() || translate({id: 'paydocs.landing.rest', message: 'REST API'});
  // What the description says of itself may have the headings that come from its parts.
  const taken = new Set([...(info.description ?? '').matchAll(/^ {0,3}#{1,6} +(.+?)[ #]*$/gm)].map(([, text]) => text));
  const titleOf = (usual: string, other: string): string => (taken.has(usual) ? other : usual);
  const about = [info.summary && `<p>${escapeHtml(info.summary)}</p>`, describe(info.description)].filter(Boolean);
  return [
    frontMatter({
      title,
      description:
        summary(info.summary || info.description) ||
        translate({id: 'paydocs.landing.rest.text', message: 'What the {title} offers.'}, {title}),
    }),
    [
      "import Description from '@paydocs/ui/components/Description';",
      ...(reference.hasErrors ? ["import ErrorIndex from './_errors.info.mdx';"] : []),
    ].join('\n'),
    ...about.flatMap((html) => sectionsMdx(html!)),
    descriptionMdx(list(factsOf(doc))),
    ...section(
      titleOf(
        translate({id: 'paydocs.landing.servers', message: 'Servers'}),
        translate({id: 'paydocs.landing.servers.all', message: 'All servers'}),
      ),
      (doc.servers ?? []).map(serverLine),
    ),
    ...section(
      titleOf(
        translate({id: 'paydocs.landing.authentication', message: 'Authentication'}),
        translate({id: 'paydocs.landing.schemes', message: 'Security schemes'}),
      ),
      schemesOf(doc),
    ),
    ...section(
      translate({id: 'paydocs.landing.entries', message: 'Operations and schemas'}),
      reference.entries.map((entry) => entryLine(entry, doc, reference.address)),
    ),
    ...(reference.hasErrors
      ? [
          `## ${titleOf(
            translate({id: 'paydocs.landing.errors', message: 'Errors'}),
            translate({id: 'paydocs.landing.errors.all', message: 'All errors'}),
          )}`,
          '<ErrorIndex />',
        ]
      : []),
    `## ${translate({id: 'paydocs.landing.description', message: 'Download the description'})}`,
    [
      '- [openapi.json](pathname:///openapi.json)',
      '- [openapi.yaml](pathname:///openapi.yaml)',
      ...reference.collections.map(collectionLine),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, descriptionMdx(list(lines))] : [];
}

const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** Links within the provider's own site become text: their pages are not on this one. */
function describe(markdown: string | undefined): string | undefined {
  return render(markdown, 'keep')?.replace(/<a href="(?!https?:|mailto:)[^"]*">([\s\S]*?)<\/a>/g, '$1');
}

/** @returns the text as a link; as it is if the address is none of the web */
function link(text: string, href: string | undefined): string {
  if (!href || !/^(?:https?:\/\/|mailto:)/i.test(href)) return escapeHtml(text);
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${escapeHtml(text)}</a>`;
}

function factsOf({info, externalDocs}: OpenApiDocument): string[] {
  const {contact, license, termsOfService} = info;
  const ways = [
    contact?.url ? link(contact.name ?? contact.url, contact.url) : escapeHtml(contact?.name ?? ''),
    contact?.email ? link(contact.email, `mailto:${contact.email}`) : '',
  ].filter(Boolean);
  return [
    `${translate({id: 'paydocs.landing.version', message: 'Version'})}: ${code(String(info.version))}`,
    ...(ways.length > 0
      ? [`${translate({id: 'paydocs.landing.contact', message: 'Contact'})}: ${ways.join(', ')}`]
      : []),
    ...(license
      ? [`${translate({id: 'paydocs.landing.license', message: 'License'})}: ${link(license.name, license.url)}`]
      : []),
    ...(termsOfService
      ? [
          `${translate({id: 'paydocs.landing.terms', message: 'Terms of service'})}: ${link(termsOfService, termsOfService)}`,
        ]
      : []),
    ...(externalDocs
      ? [
          `${translate({id: 'paydocs.landing.more', message: 'More'})}: ${link(externalDocs.description ?? externalDocs.url, externalDocs.url)}`,
        ]
      : []),
  ];
}

function serverLine({url, description, variables = {}}: Server): string {
  const parts = Object.entries(variables).map(([name, variable]) => {
    const values = variable.enum
      ? `${translate({id: 'paydocs.landing.oneOf', message: 'one of {values}'}, {values: variable.enum.map((value) => code(String(value))).join(', ')})}; `
      : '';
    return `<li>${code(name)}: ${values}${translate({id: 'paydocs.landing.byDefault', message: '{value} by default'}, {value: code(String(variable.default))})}</li>`;
  });
  const text = inlineHtml(describe(description));
  return `${code(url)}${text ? `: ${text}` : ''}${parts.length > 0 ? `<ul>${parts.join('')}</ul>` : ''}`;
}

function schemesOf(doc: OpenApiDocument): string[] {
  const names = Object.keys(doc.components?.securitySchemes ?? {});
  const nowhere = (): string => '';
  const context = pageContext(doc, {
    pageUrl: {schema: nowhere, operation: nowhere, tag: nowhere},
    apiKeyVariable: '',
  });
  const ways = authentication({...context, render: describe}, {security: names.map((name) => ({[name]: []}))}) ?? [];
  return ways
    .flatMap(({schemes}) => schemes)
    .map(({name, label, html, facts = []}) => {
      const more = facts.map(([term, value]) => `<li>${escapeHtml(term)}${value ? `: ${code(value)}` : ''}</li>`);
      const head = `<strong>${escapeHtml(name)}</strong>: ${escapeHtml(label)}`;
      return `${head}${html ?? ''}${more.length > 0 ? `<ul>${more.join('')}</ul>` : ''}`;
    });
}

function entryLine({label, address, pages, isGroup}: SidebarEntry, doc: OpenApiDocument, base: string): string {
  const tag = isGroup ? doc.tags?.find((each) => (each['x-displayName'] ?? each.name) === label) : undefined;
  const text = firstSentence(tag?.description);
  const name =
    address === undefined
      ? escapeHtml(label)
      : `<a href="${escapeHtml(base + address.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(label)}</a>`;
  return `${name}${isGroup ? ` (${pages})` : ''}${text ? `: ${escapeHtml(text)}` : ''}`;
}
