import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** An AI assistant that can read a page. */
export interface Assistant {
  name: string;
  /** URL of the assistant, with the placeholder `{prompt}` or, for the URL of the page's Markdown, `{url}`. */
  url: string;
}

interface Props {
  /** URL path of the page's Markdown on the current host. */
  file: string;
  /** Absolute URL of the page's Markdown, for assistants and editors. */
  url: string;
  assistants: readonly Assistant[];
}

/**
 * Renders the menu for the page's Markdown. Its links work without scripts. In `packages/static-pages/src/shell`,
 * `popup.ts` closes the menu, and `copy.ts` handles its buttons.
 */
export default function CopyPage({file, url, assistants}: Props): ReactNode {
  const values = {
    url,
    prompt: translate({id: 'paydocs.copyPage.prompt', message: 'Read {url} and help me with it.'}, {url}),
  };
  return (
    <details className={styles.menu} data-popup="" data-markdown-ignore="">
      <summary>{translate({id: 'paydocs.copyPage.title', message: 'Copy page'})}</summary>
      <div>
        <button type="button" data-copy-file="">
          {translate({id: 'paydocs.copyPage.copy', message: 'Copy as Markdown'})}
        </button>
        <button type="button" data-copy-operation="">
          {translate({id: 'paydocs.copyPage.operation', message: 'Copy operation (selected language)'})}
        </button>
        <a href={file} type="text/markdown">
          {translate({id: 'paydocs.copyPage.view', message: 'View as Markdown'})}
        </a>
        <button type="button" data-copy={url}>
          {translate({id: 'paydocs.copyPage.address', message: 'Copy URL for an editor'})}
        </button>
        {assistants.map(({name, url: urlTemplate}) => (
          <a
            key={name}
            href={urlTemplate.replace(/\{(url|prompt)\}/g, (_, key: keyof typeof values) =>
              encodeURIComponent(values[key]),
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            {translate({id: 'paydocs.copyPage.open', message: 'Open in {name}'}, {name})}
          </a>
        ))}
      </div>
    </details>
  );
}
