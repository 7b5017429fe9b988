import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {LinkData, PageData} from '../../../data/reference';

/** A paragraph that leads to where there is more to read, if there is. */
export function ReadMore({link}: {link?: LinkData}): ReactNode {
  if (!link) return null;
  return (
    <p>
      <a href={link.href} rel={/^https?:/i.test(link.href) ? 'noopener noreferrer' : undefined}>
        {link.text}
      </a>
    </p>
  );
}

/** Links in a line, with commas. */
export function LinkRow({links}: {links: LinkData[]}): ReactNode {
  return links.map(({text, href}, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href}>{text}</a>
    </Fragment>
  ));
}

/** What stands for the same in the other API. */
export function Same({of: {same}, api}: {of: Pick<PageData, 'same'>; api: 'REST' | 'GraphQL'}): ReactNode {
  if (!same) return null;
  return (
    <p>
      {`${translate({id: 'paydocs.ref.counterpart', message: '{api} equivalent:'}, {api})} `}
      {same.map(({text, href}, index) => (
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
