import type {GraphQLSchema} from 'graphql';
import {isApiType} from '@graphql-markdown/graphql';
import type {InputProblem} from '@paydocs/core/inputError';
import {markdownRenderer} from '@paydocs/core/markdown/markdown';
import type {Warning} from '@paydocs/core/warnings';
import type {ReadSource} from '@paydocs/specs/readSource';
import type {HistoryOf} from '../../common/history';
import type {NameLinks} from '../../common/names';
import {anchorsOf, type Anchors, type ReferenceContext} from '../context';
import type {CallOptions} from '../examples/calls';
import {pageExamples} from '../examples/pageExample';
import {knownIds, withTypeIds} from '../examples/values/ids';
import {writtenExamples} from '../examples/written/written';
import {pageFiles, type PageFiles} from '../pageFiles';
import type {Page} from '../pageNames';
import {usageIndex} from '../usage';

/** Options for generating pages, in addition to the schema. */
export interface PageOptions {
  /** Options for sending operations in examples. */
  calls: CallOptions;
  /** Titles of operation groups by operation, such as `Query.charges`; see @paydocs/specs/graphql/domains. */
  domains?: ReadonlyMap<string, string>;
  /** Additional texts that contain ids of the provider's resources. */
  texts?: readonly string[];
  /** Path of the file with the guides of all pages, relative to the project's root. */
  guidesFile?: string;
  /** Returns the resolver of names of both APIs. Called when pages are generated. */
  names?(): NameLinks;
  /** Returns the lookup of when parts of the API were added, changed, and deprecated. Called when pages are generated. */
  history?(): HistoryOf;
  /** Folder of the handwritten examples. */
  examples?: string;
  /** Reads a file of this folder. By default, its content is used unchanged. */
  read?: ReadSource;
  /** Whether a diagnostic in a handwritten example is an error rather than a warning. */
  strict?: boolean;
}

/** The schema, its pages, and their URLs. */
export interface PageSource {
  schema: GraphQLSchema;
  /** The schema in SDL. */
  sdl: string;
  /** All pages. */
  pages: readonly Page[];
  /** URL of the reference without a trailing slash. */
  address: string;
  /** Base URL of the site, with leading and trailing slashes. */
  baseUrl: string;
}

/**
 * @param page - page of a type, operation, or directive
 * @returns its folder in the reference, as chosen by @graphql-markdown
 */
export function folderOf({kind, entry}: Page): string {
  return `${isApiType(entry) ? 'operations' : 'types'}/${kind}`;
}

/**
 * @param source - schema and pages
 * @param options - options for generating pages
 * @param onWarning - called for each warning
 * @returns a function that creates the files of a page
 * @throws InputError if `strict` is set and a handwritten example is invalid
 */
export function pageMaker(
  {schema, sdl, pages, address, baseUrl}: PageSource,
  {calls, texts = [], guidesFile, names, history, examples, read, strict = true}: PageOptions,
  onWarning: (warning: Warning) => void,
): (page: Page) => PageFiles {
  const ids = withTypeIds(knownIds([sdl, ...texts]), schema);
  const onDiagnostic = strict
    ? undefined
    : (problem: InputProblem): void => onWarning({...problem, kind: 'invalid example'});
  const written = examples === undefined ? new Map() : writtenExamples(examples, schema, ids, onDiagnostic, read);
  const anchorsByPage = new Map<Page, Anchors>();
  const context: ReferenceContext = {
    schema,
    pages: new Map(pages.map((page) => [`${page.kind} ${page.name}`, page])),
    types: new Map(pages.filter(({entry}) => schema.getType(entry.name) === entry).map((page) => [page.name, page])),
    usage: usageIndex(pages),
    guidesFile,
    names: names?.(),
    historyOf: history?.(),
    render: markdownRenderer((href) => (href.startsWith('/') ? `${baseUrl}${href.slice(1)}` : href)),
    urlOf: (page) => `${address}/${folderOf(page)}/${page.page}/`,
    anchors(page) {
      const anchors = anchorsByPage.get(page) ?? anchorsOf(page);
      anchorsByPage.set(page, anchors);
      return anchors;
    },
  };
  const generateExample = pageExamples({schema, sdl, pages, ids, calls, written, onWarning});
  return (page) => pageFiles(context, page, generateExample(page));
}
