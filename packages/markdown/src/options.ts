/** What the plugin is told of a site. */
import type {Brand} from '@paydocs/core/brand/types';
import type {ComponentForm} from './guide/options';
import type {AreaName} from './types';

/** An area of the site. */
export interface MarkdownArea {
  /** Of the docs instance. */
  id: string;
  /** Address of its pages below the site's. */
  routeBasePath: string;
  /** As readers know it. */
  title: string;
  /** The specification of a reference: a file or a folder. */
  specification?: string;
}

/** Somebody who reads a page for a reader. */
export interface Assistant {
  name: string;
  /** Its address: `{prompt}` stands for what it is asked, `{url}` for the address of the page's Markdown. */
  url: string;
}

export interface MarkdownOptions {
  brand: Brand;
  areas: Record<AreaName, MarkdownArea>;
  /** Folder of what embeds of guides show. */
  embeds: string;
  /** File with where names in inline code of guides lead. */
  nameLinks: string;
  /** The description of the REST API, which names its version. */
  openapi: string;
  /** To whom pages offer their Markdown. */
  assistants: readonly Assistant[];
  /** The site's own components as Markdown. */
  components: Readonly<Record<string, ComponentForm>>;
  /** Files of Markdown, by the address of a page below the site's that is made of components alone. */
  pages: Readonly<Record<string, string>>;
  /** Whether a component without Markdown stops the build. */
  strict: boolean;
}
