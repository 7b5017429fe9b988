import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {EnumValueData, GraphqlFieldData, GraphqlPageData, OperationArgumentData} from '../../../data/graphql';
import {LongFacts} from '../../reference/Facts';
import {FactLine, FieldList, Nested, named} from '../../reference/Fields';
import fields from '../../reference/styles/fields.module.css';
import {OneOf} from '../OneOf';
import {TypeCode} from '../TypeCode';
import {TypeFields} from '../TypeFields';

interface Props {
  page: GraphqlPageData;
  section: 'fields' | 'values' | 'arguments';
}

/** More arguments than this wait behind a disclosure. */
const FEW = 4;

/** A field, argument or value; a value has no type. */
type Member = EnumValueData & Partial<GraphqlFieldData & OperationArgumentData>;

/** Fields, values or arguments; those that should not be used any more under a heading of their own. */
export function Members({page, section}: Props): ReactNode {
  const members: Member[] = page[section] ?? [];
  const old = members.filter(({deprecated}) => deprecated !== undefined);
  const current = members.filter(({deprecated}) => deprecated === undefined);
  return (
    <div data-rest="">
      {current.length > 0 && <MemberList members={current} />}
      {old.length > 0 && current.length > 0 && (
        <h3 id="section-deprecated">
          <Translate id="paydocs.ref.oldOnes">Deprecated</Translate>
        </h3>
      )}
      {old.length > 0 && <MemberList members={old} />}
    </div>
  );
}

function MemberList({members, inside}: {members: Member[]; inside?: boolean}): ReactNode {
  return (
    <FieldList
      inside={inside}
      items={members}
      line={(member) => (
        <FactLine
          of={member}
          type={member.type === undefined ? [] : [<TypeCode key="type" type={member.type} link={member.ref} />]}
        />
      )}
      meaning={(member) => <Meaning member={member} />}
    />
  );
}

function Meaning({member}: {member: Member}): ReactNode {
  const {name, html, deprecated, facts, arguments: taken, inputFields, isOneOf, ref} = member;
  return (
    <dd>
      {typeof deprecated === 'string' && <div dangerouslySetInnerHTML={{__html: deprecated}} />}
      {html !== undefined && <div dangerouslySetInnerHTML={{__html: html}} />}
      <LongFacts facts={facts} />
      {isOneOf && <OneOf />}
      {inputFields && (
        <div className={fields.inside}>
          <TypeFields fields={inputFields} type={ref} />
        </div>
      )}
      {taken && taken.length <= FEW && <MemberList members={taken} inside />}
      {taken && taken.length > FEW && (
        <Nested name={name} inside={named(taken.map((argument) => argument.name))}>
          <MemberList members={taken} />
        </Nested>
      )}
    </dd>
  );
}
