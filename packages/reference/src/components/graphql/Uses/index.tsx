import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {GraphqlPageData, TypeUseData} from '../../../data/graphql';
import {UseSection} from '../../reference/Uses';

/** Lists the operations and types that use a type, each with the fields or arguments that have it. */
export function Uses({page, section}: {page: GraphqlPageData; section: string}): ReactNode {
  return <UseSection page={page} section={section} renderAfter={(use) => <Through use={use} />} />;
}

function Through({use: {through}}: {use: TypeUseData}): ReactNode {
  if (!through) return null;
  return (
    <>
      {`, ${translate({id: 'paydocs.ref.through', message: 'through'})} `}
      <a href={through.href}>{through.text}</a>
    </>
  );
}
