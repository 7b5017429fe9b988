import type {GraphQLSchema} from 'graphql';
import {isApiType} from '@graphql-markdown/graphql';
import type {Diagnostic, Warning} from '@paydocs/core';
import {createMarkdownRenderer} from '@paydocs/core/html';
import type {SourceReader} from '@paydocs/specs';
import type {FieldNote} from '../../common/fieldNotes';
import type {GetHistory} from '../../common/history';
import type {NameLinks} from '../../common/names';
import {createAnchorIds, type AnchorIdsByMember, type ReferenceContext} from '../context';
import type {CallOptions} from '../examples/calls';
import {createExampleGenerator} from '../examples/pageExample';
import {findDocumentedIds, addTypeIds} from '../examples/values/ids';
import {readHandwrittenExamples} from '../examples/handwritten/handwrittenExamples';
import {createPageFiles, type PageFiles} from '../pageFiles';
import type {Page} from '../pageNames';
import {createUsageIndex} from '../usage';

/** Options for generating pages, in addition to the schema. */
export interface PageOptions {
  /** Options for sending operations in examples. */
  calls: CallOptions;
  /** Titles of operation groups by operation, such as `Query.charges`, from `readDomainsByField` in @paydocs/specs. */
  domains?: ReadonlyMap<string, string>;
  /** Additional texts that contain IDs of the provider's resources. */
  texts?: readonly string[];
  /** Path of the file with the guides of all pages, relative to the project's root. */
  guidesFile?: string;
  /** Notes of the site's own directives in the rows of fields. */
  fieldNotes?: readonly FieldNote[];
  /** Returns the lookups of names in both APIs. Called when pages are generated. */
  getNameLinks?(): NameLinks;
  /** Returns the lookup of release dates. Called when pages are generated. */
  loadHistory?(): GetHistory;
  /** Absolute path of the folder with the handwritten examples. */
  examplesFolder?: string;
  /** Reader of the files in `examplesFolder`; by default, their content is used unchanged. */
  readSource?: SourceReader;
  /** Reports diagnostics about handwritten examples as errors, which is the default; otherwise, as warnings. */
  strict?: boolean;
}

/** Schema, its pages, and their URLs. */
interface PageSource {
  schema: GraphQLSchema;
  sdl: string;
  pages: readonly Page[];
  /** URL of the reference without a trailing slash. */
  referenceUrl: string;
  /** Base URL of the site, with leading and trailing slashes. */
  baseUrl: string;
}

/**
 * Returns the folder of a page in the reference, as chosen by @graphql-markdown.
 *
 * @param page - page of a type, operation, or directive
 */
export function getPageFolder({kind, entry}: Page): string {
  return `${isApiType(entry) ? 'operations' : 'types'}/${kind}`;
}

/**
 * Prepares the data that all pages of the reference share, and creates their generator.
 *
 * @param source - schema and pages
 * @param options - see {@link PageOptions}
 * @param onWarning - called for each warning
 * @returns a function that creates the files of one page
 * @throws InputError if `strict` is set and a handwritten example is invalid
 */
export function createPageGenerator(
  {schema, sdl, pages, referenceUrl, baseUrl}: PageSource,
  {
    calls,
    texts = [],
    fieldNotes = [],
    guidesFile,
    getNameLinks,
    loadHistory,
    examplesFolder,
    readSource,
    strict = true,
  }: PageOptions,
  onWarning: (warning: Warning) => void,
): (page: Page) => PageFiles {
  const ids = addTypeIds(findDocumentedIds([sdl, ...texts]), schema);
  const onDiagnostic = strict
    ? undefined
    : (problem: Diagnostic): void => onWarning({...problem, kind: 'invalid example'});
  const handwritten =
    examplesFolder === undefined
      ? new Map()
      : readHandwrittenExamples(examplesFolder, schema, ids, onDiagnostic, readSource);
  const anchorsByPage = new Map<Page, AnchorIdsByMember>();
  const context: ReferenceContext = {
    schema,
    pages: new Map(pages.map((page) => [`${page.kind} ${page.name}`, page])),
    types: new Map(pages.filter(({entry}) => schema.getType(entry.name) === entry).map((page) => [page.name, page])),
    usage: createUsageIndex(pages),
    guidesFile,
    fieldNotes,
    names: getNameLinks?.(),
    getHistory: loadHistory?.(),
    render: createMarkdownRenderer((href) => (href.startsWith('/') ? `${baseUrl}${href.slice(1)}` : href)),
    getUrl: (page) => `${referenceUrl}/${getPageFolder(page)}/${page.slug}/`,
    getAnchors(page) {
      const anchors = anchorsByPage.get(page) ?? createAnchorIds(page);
      anchorsByPage.set(page, anchors);
      return anchors;
    },
  };
  const generateExample = createExampleGenerator({schema, sdl, pages, ids, calls, handwritten, onWarning});
  return (page) => createPageFiles(context, page, generateExample(page));
}
