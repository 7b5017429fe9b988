import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {EnumValueData, GraphqlFieldData, GraphqlPageData, OperationArgumentData} from '../../../data/graphql';
import {FieldList, NestedDisclosure, formatNames} from '../../reference/Fields';
import fieldStyles from '../../reference/styles/fields.module.css';
import {OneOf} from '../OneOf';
import {TypeCode} from '../TypeCode';
import {TypeFields} from '../TypeFields';

interface Props {
  page: GraphqlPageData;
  section: 'fields' | 'values' | 'arguments';
}

/** Maximum number of arguments that are visible without opening a disclosure. */
const MAX_INLINE_ARGUMENTS = 4;

/** Data of a field, argument, or value. A value has no type. */
type Member = EnumValueData & Partial<GraphqlFieldData & OperationArgumentData>;

/** Renders fields, values, or arguments, with deprecated ones under a separate heading. */
export function Members({page, section}: Props): ReactNode {
  const members: Member[] = page[section] ?? [];
  const deprecatedMembers = members.filter(({deprecated}) => deprecated !== undefined);
  const currentMembers = members.filter(({deprecated}) => deprecated === undefined);
  return (
    <div data-rest="">
      {currentMembers.length > 0 && <MemberList members={currentMembers} />}
      {deprecatedMembers.length > 0 && currentMembers.length > 0 && (
        <h3 id="section-deprecated">
          <Translate id="paydocs.ref.oldOnes">Deprecated</Translate>
        </h3>
      )}
      {deprecatedMembers.length > 0 && <MemberList members={deprecatedMembers} />}
    </div>
  );
}

function MemberList({members, isNested}: {members: Member[]; isNested?: boolean}): ReactNode {
  return (
    <FieldList
      isNested={isNested}
      items={members}
      renderType={({type, ref}) => (type === undefined ? [] : [<TypeCode key="type" type={type} link={ref} />])}
      renderDetails={renderDetails}
    />
  );
}

function renderDetails({name, arguments: args, inputFields, isOneOf, ref}: Member): ReactNode {
  if (!isOneOf && !inputFields && !args) return undefined;
  return (
    <>
      {isOneOf && <OneOf />}
      {inputFields && (
        <div className={fieldStyles.inside}>
          <TypeFields fields={inputFields} type={ref} />
        </div>
      )}
      {args && args.length <= MAX_INLINE_ARGUMENTS && <MemberList members={args} isNested />}
      {args && args.length > MAX_INLINE_ARGUMENTS && (
        <NestedDisclosure name={name} summary={formatNames(args.map((argument) => argument.name))}>
          <MemberList members={args} />
        </NestedDisclosure>
      )}
    </>
  );
}
