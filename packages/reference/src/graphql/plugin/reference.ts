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

/** What pages are made with, beside the schema. */
export interface PageOptions {
  /** Where examples send operations. */
  calls: CallOptions;
  /** `Query.charges` → the title of its group; see `domainsOf`. */
  domains?: ReadonlyMap<string, string>;
  /** Further texts that show ids of the provider's things. */
  texts?: readonly string[];
  /** File of the guides that rest on pages, from the project's root. */
  guidesFile?: string;
  /** Gives where names lead; called when pages are made. */
  names?(): NameLinks;
  /** Gives when parts of the API came, changed and were deprecated; called when pages are made. */
  history?(): HistoryOf;
  /** Folder of the examples that somebody wrote. */
  examples?: string;
  /** Reads a file of it; as it stands by default. */
  read?: ReadSource;
  /** Whether a mistake in an example that somebody wrote stops; otherwise it is a warning. */
  strict?: boolean;
}

/** The schema, its pages, and where they stand. */
export interface PageSource {
  schema: GraphQLSchema;
  /** The schema as it is written. */
  sdl: string;
  /** What has a page. */
  pages: readonly Page[];
  /** Address of the reference, without a slash at its end. */
  address: string;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
}

/**
 * @param page - of a type, an operation or a directive
 * @returns its folder in the reference, which is where @graphql-markdown puts it
 */
export function folderOf({kind, entry}: Page): string {
  return `${isApiType(entry) ? 'operations' : 'types'}/${kind}`;
}

/**
 * @param source - the schema
 * @param options - what pages are made with
 * @param onWarning - told of what could be better
 * @returns a function that makes the files of a page
 * @throws InputError when an example that somebody wrote is wrong
 */
export function pageMaker(
  {schema, sdl, pages, address, baseUrl}: PageSource,
  {calls, texts = [], guidesFile, names, history, examples, read, strict = true}: PageOptions,
  onWarning: (warning: Warning) => void,
): (page: Page) => PageFiles {
  const ids = withTypeIds(knownIds([sdl, ...texts]), schema);
  const warn = strict ? undefined : (problem: InputProblem): void => onWarning({...problem, kind: 'invalid example'});
  const written = examples === undefined ? new Map() : writtenExamples(examples, schema, ids, warn, read);
  const known = new Map<Page, Anchors>();
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
      const anchors = known.get(page) ?? anchorsOf(page);
      known.set(page, anchors);
      return anchors;
    },
  };
  const example = pageExamples({schema, sdl, pages, ids, calls, written, onWarning});
  return (page) => pageFiles(context, page, example(page));
}
