import {getLineColLocation, type Oas3Rule, type UserContext} from '@redocly/openapi-core';
import {toDisplayPath} from '../../readSource';

/** Rule of the linter that {@link checkOperationIds} replaces, because it doesn't name the other use. */
export const OPERATION_ID_RULE = 'operation-operationId-unique';

/** Reports operation IDs that an earlier operation has. */
export const checkOperationIds: Oas3Rule = () => {
  const firstUses = new Map<string, UserContext['location']>();
  return {
    Operation({operationId}, {report, location: operation}) {
      if (!operationId) return;
      const location = operation.child('operationId');
      const firstUse = firstUses.get(operationId);
      if (!firstUse) return void firstUses.set(operationId, location);
      const {source, start} = getLineColLocation(firstUse);
      const message = `The operationId ${JSON.stringify(operationId)} is also used at ${toDisplayPath(source.absoluteRef)}:${start.line}.`;
      report({message, location, ruleId: OPERATION_ID_RULE});
    },
  };
};
