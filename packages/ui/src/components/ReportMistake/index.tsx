import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

interface Props {
  /** Where reports go: an address with `{message}`, and `{subject}` if it has a place for one. */
  target: string;
  /** Address of the page. */
  url: string;
  /** Version of the page, for those who look for what was read. */
  version: string;
}

/**
 * A link to a message about the page that is begun already. Without scripts, the reader fills in the text that is wrong;
 * `packages/static-pages/src/shell/report.ts` puts the selected text in that place.
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
      // Its address may have been changed: another page gets another link.
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
