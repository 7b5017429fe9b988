import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {GraphqlPageData, TypeUsageData} from '../../../data/graphql';
import {UsageSection} from '../../reference/Uses';

/** Renders the operations and types that use a type, each with its fields or arguments of that type. */
export function Uses({page, section}: {page: GraphqlPageData; section: string}): ReactNode {
  return <UsageSection page={page} section={section} renderAfter={(use) => <ConnectionLink use={use} />} />;
}

function ConnectionLink({use: {through}}: {use: TypeUsageData}): ReactNode {
  if (!through) return null;
  return (
    <>
      {`, ${translate({id: 'paydocs.ref.through', message: 'through'})} `}
      <a href={through.href}>{through.text}</a>
    </>
  );
}
