import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {LinkData, PageData} from '../../../data/reference';

/** Renders a paragraph with a link to further documentation, if there is any. */
export function ReadMoreLink({link}: {link?: LinkData}): ReactNode {
  if (!link) return null;
  return (
    <p>
      <a href={link.href} rel={/^https?:/i.test(link.href) ? 'noopener noreferrer' : undefined}>
        {link.text}
      </a>
    </p>
  );
}

/** Renders links on one line, separated by commas. */
export function LinkRow({links}: {links: LinkData[]}): ReactNode {
  return links.map(({text, href}, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href}>{text}</a>
    </Fragment>
  ));
}

/** Renders links to the equivalent operations or types of the other API, which `api` names. */
export function Counterparts({
  page: {counterparts},
  api,
}: {
  page: Pick<PageData, 'counterparts'>;
  api: 'REST' | 'GraphQL';
}): ReactNode {
  if (!counterparts) return null;
  return (
    <p>
      {`${translate({id: 'paydocs.ref.counterpart', message: '{api} equivalent:'}, {api})} `}
      {counterparts.map(({text, href}, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <a href={href}>
            <code>{text}</code>
          </a>
        </Fragment>
      ))}
    </p>
  );
}
