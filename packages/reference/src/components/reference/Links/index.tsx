import {Fragment, type ReactNode} from 'react';
import type {LinkData} from '../../../data/reference';

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
