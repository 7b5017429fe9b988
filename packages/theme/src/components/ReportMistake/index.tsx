import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

interface Props {
  /** URL for reports, with the placeholders `{message}` and, optionally, `{subject}`. */
  target: string;
  /** Absolute URL of the page. */
  url: string;
  /** Docs version of the page and date of its last change, which identify the text that the reader has read. */
  version: string;
}

/**
 * Renders a link to a prefilled report about the page. `packages/static-pages/src/shell/report.ts` inserts the selected
 * text.
 */
export default function ReportMistake({target, url, version}: Props): ReactNode {
  const texts = {
    subject: translate({id: 'paydocs.report.subject', message: 'Mistake on {path}'}, {path: new URL(url).pathname}),
    message: translate(
      {
        id: 'paydocs.report.message',
        message: 'Page: {url}\nVersion: {version}\n\nText on the page:\n…\n\nWhat is wrong:\n',
      },
      {url, version},
    ),
  };
  const href = target.replace(/\{(subject|message)\}/g, (_, key: keyof typeof texts) =>
    encodeURIComponent(texts[key].replaceAll('\n', '\r\n')),
  );
  const isPage = !href.startsWith('mailto:');
  return (
    <a
      // The shell may have changed the link's URL, so another page needs a new element.
      key={url}
      href={href}
      className="theme-edit-this-page"
      data-report=""
      {...(isPage && {target: '_blank', rel: 'noopener noreferrer'})}
    >
      {translate({id: 'paydocs.report.title', message: 'Report a mistake on this page'})}
    </a>
  );
}
