import {createAuthentication, createPageContext} from '@paydocs/reference/samples';
import type {OpenApiDocument, Server} from '@paydocs/specs';
import {translate} from '@paydocs/core';
import {escapeHtml, getFirstSentence, toInlineHtml, createMarkdownRenderer, toSummary} from '@paydocs/core/html';
import {renderDescriptionMdx, renderFrontMatter, renderSectionsMdx} from './mdxText';
import {renderCollectionLine, type CollectionFile} from './collections';
import type {SidebarEntry} from './sidebarEntries';

/** Data that is generated alongside the landing page. */
interface RestReference {
  /** URL path of the reference, with a slash at both ends. */
  basePath: string;
  entries: readonly SidebarEntry[];
  /** True if the reference lists the error statuses of operations. */
  hasErrors: boolean;
  /** Collections for API clients. */
  collections: readonly CollectionFile[];
}

const renderMarkdown = createMarkdownRenderer();

/**
 * Renders the landing page of a REST reference. Its text comes only from the API description.
 *
 * @param doc - bundled document
 * @param reference - data that is generated alongside the page
 * @returns the page as an MDX string
 */
export function renderRestLanding(doc: OpenApiDocument, reference: RestReference): string {
  const {info} = doc;
  const title = info.title.trim() || translate({id: 'paydocs.landing.rest', message: 'REST API'});
  // The description's own prose may already have headings with the names of the sections below.
  const usedHeadings = new Set(
    [...(info.description ?? '').matchAll(/^ {0,3}#{1,6} +(.+?)[ #]*$/gm)].map(([, text]) => text),
  );
  const getTitle = (preferred: string, fallback: string): string =>
    usedHeadings.has(preferred) ? fallback : preferred;
  const introduction = [
    info.summary && `<p>${escapeHtml(info.summary)}</p>`,
    renderDescription(info.description),
  ].filter(Boolean);
  return [
    renderFrontMatter({
      title,
      description:
        toSummary(info.summary || info.description) ||
        translate({id: 'paydocs.landing.rest.text', message: 'What the {title} offers.'}, {title}),
    }),
    [
      "import {Description} from '@paydocs/theme';",
      ...(reference.hasErrors ? ["import ErrorIndex from './_errors.info.mdx';"] : []),
    ].join('\n'),
    ...introduction.flatMap((html) => renderSectionsMdx(html!)),
    renderDescriptionMdx(renderList(renderApiInfo(doc))),
    ...renderSection(
      getTitle(
        translate({id: 'paydocs.landing.servers', message: 'Servers'}),
        translate({id: 'paydocs.landing.servers.all', message: 'All servers'}),
      ),
      (doc.servers ?? []).map(renderServer),
    ),
    ...renderSection(
      getTitle(
        translate({id: 'paydocs.landing.authentication', message: 'Authentication'}),
        translate({id: 'paydocs.landing.schemes', message: 'Security schemes'}),
      ),
      renderSecuritySchemes(doc),
    ),
    ...renderSection(
      translate({id: 'paydocs.landing.entries', message: 'Operations and schemas'}),
      reference.entries.map((entry) => renderSidebarEntry(entry, doc, reference.basePath)),
    ),
    ...(reference.hasErrors
      ? [
          `## ${getTitle(
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
      ...reference.collections.map(renderCollectionLine),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

function renderSection(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, renderDescriptionMdx(renderList(lines))] : [];
}

const renderList = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const renderCode = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** Renders Markdown. Links within the provider's own site become text, because this site doesn't have those pages. */
function renderDescription(markdown: string | undefined): string | undefined {
  return renderMarkdown(markdown, 'keep')?.replace(/<a href="(?!https?:|mailto:)[^"]*">([\s\S]*?)<\/a>/g, '$1');
}

/** Renders text as a link, or as plain text if the URL isn't a web or email URL. */
function renderLink(text: string, href: string | undefined): string {
  if (!href || !/^(?:https?:\/\/|mailto:)/i.test(href)) return escapeHtml(text);
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${escapeHtml(text)}</a>`;
}

function renderApiInfo({info, externalDocs}: OpenApiDocument): string[] {
  const {contact, license, termsOfService} = info;
  const contacts = [
    contact?.url ? renderLink(contact.name ?? contact.url, contact.url) : escapeHtml(contact?.name ?? ''),
    contact?.email ? renderLink(contact.email, `mailto:${contact.email}`) : '',
  ].filter(Boolean);
  return [
    `${translate({id: 'paydocs.landing.version', message: 'Version'})}: ${renderCode(String(info.version))}`,
    ...(contacts.length > 0
      ? [`${translate({id: 'paydocs.landing.contact', message: 'Contact'})}: ${contacts.join(', ')}`]
      : []),
    ...(license
      ? [`${translate({id: 'paydocs.landing.license', message: 'License'})}: ${renderLink(license.name, license.url)}`]
      : []),
    ...(termsOfService
      ? [
          `${translate({id: 'paydocs.landing.terms', message: 'Terms of service'})}: ${renderLink(termsOfService, termsOfService)}`,
        ]
      : []),
    ...(externalDocs
      ? [
          `${translate({id: 'paydocs.landing.more', message: 'More'})}: ${renderLink(externalDocs.description ?? externalDocs.url, externalDocs.url)}`,
        ]
      : []),
  ];
}

function renderServer({url, description, variables = {}}: Server): string {
  const variableItems = Object.entries(variables).map(([name, variable]) => {
    const values = variable.enum
      ? `${translate({id: 'paydocs.landing.oneOf', message: 'one of {values}'}, {values: variable.enum.map((value) => renderCode(String(value))).join(', ')})}; `
      : '';
    return `<li>${renderCode(name)}: ${values}${translate({id: 'paydocs.landing.byDefault', message: '{value} by default'}, {value: renderCode(String(variable.default))})}</li>`;
  });
  const text = toInlineHtml(renderDescription(description));
  return `${renderCode(url)}${text ? `: ${text}` : ''}${variableItems.length > 0 ? `<ul>${variableItems.join('')}</ul>` : ''}`;
}

function renderSecuritySchemes(doc: OpenApiDocument): string[] {
  const names = Object.keys(doc.components?.securitySchemes ?? {});
  const getNoUrl = (): string => '';
  const context = createPageContext(doc, {
    pageUrl: {schema: getNoUrl, operation: getNoUrl, tag: getNoUrl},
    apiKeyVariable: '',
  });
  const requirements =
    createAuthentication({...context, render: renderDescription}, {security: names.map((name) => ({[name]: []}))}) ??
    [];
  return requirements
    .flatMap(({schemes}) => schemes)
    .map(({name, label, html, facts = []}) => {
      const more = facts.map(([term, value]) => `<li>${escapeHtml(term)}${value ? `: ${renderCode(value)}` : ''}</li>`);
      const head = `<strong>${escapeHtml(name)}</strong>: ${escapeHtml(label)}`;
      return `${head}${html ?? ''}${more.length > 0 ? `<ul>${more.join('')}</ul>` : ''}`;
    });
}

function renderSidebarEntry(
  {label, path, pageCount, isGroup}: SidebarEntry,
  doc: OpenApiDocument,
  referencePath: string,
): string {
  const tag = isGroup ? doc.tags?.find((each) => (each['x-displayName'] ?? each.name) === label) : undefined;
  const text = getFirstSentence(tag?.description);
  const name =
    path === undefined
      ? escapeHtml(label)
      : `<a href="${escapeHtml(referencePath + path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(label)}</a>`;
  return `${name}${isGroup ? ` (${pageCount})` : ''}${text ? `: ${escapeHtml(text)}` : ''}`;
}
