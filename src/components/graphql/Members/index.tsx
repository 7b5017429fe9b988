import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {GraphqlPageData, MemberData} from '@site/src/lib/graphqlData';
import styles from '../../reference/styles/fields.module.css';

/** Fields, values or arguments; those that should not be used any more under a heading of their own. */
export function Members({page: {members = []}}: {page: GraphqlPageData}): ReactNode {
  const old = members.filter(({deprecated}) => deprecated !== undefined);
  const current = members.filter(({deprecated}) => deprecated === undefined);
  return (
    <div data-rest="">
      {current.length > 0 && <MemberList members={current} />}
      {old.length > 0 && current.length > 0 && <h3 id="section-deprecated">Deprecated</h3>}
      {old.length > 0 && <MemberList members={old} />}
    </div>
  );
}

function MemberList({members}: {members: MemberData[]}): ReactNode {
  return (
    <dl className={styles.list}>
      {members.map((member) => (
        <Member key={member.id} member={member} />
      ))}
    </dl>
  );
}

/** Each member has an address: a click on its name copies it. */
function Member({member}: {member: MemberData}): ReactNode {
  const {id, name, type, required, default: given, html, deprecated, arguments: inner} = member;
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <dt id={id}>
        <a href={`#${id}`} data-copy-address="">
          {name}
        </a>{' '}
        {required && <b>required</b>} {type !== undefined && <TypeCode type={type} />}
        {given !== undefined && (
          <>
            {' · Default '}
            <code>{given}</code>
          </>
        )}
        {deprecated !== undefined && (
          <>
            {' '}
            <strong className={styles.deprecated}>deprecated</strong>
          </>
        )}
      </dt>
      <dd>
        {deprecated !== undefined && <div dangerouslySetInnerHTML={{__html: deprecated}} />}
        {html !== undefined && <div dangerouslySetInnerHTML={{__html: html}} />}
        {inner && (
          <details className={styles.nested} open>
            <summary>
              {inner.length} {inner.length === 1 ? 'argument' : 'arguments'} of {name}
            </summary>
            <MemberList members={inner} />
          </details>
        )}
      </dd>
    </>
  );
}

/** A type with a link: `[Charge!]!`. */
export function TypeCode({type}: {type: string}): ReactNode {
  return <code dangerouslySetInnerHTML={{__html: type}} />;
}
