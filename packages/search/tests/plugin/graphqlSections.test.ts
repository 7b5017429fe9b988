import {expect, it} from 'vitest';
import {collectGraphqlSections} from '../../src/plugin/graphqlSections';

it("finds fields of a type only on the type's page, not on pages of operations that include them", () => {
  const fields = [{id: 'amount', name: 'amount', type: 'Int!', html: 'How much.'}];
  const input = {id: 'input', name: 'input', type: 'PayInput!', inputFields: fields};
  const operation = {definition: '', arguments: [input], returns: {type: 'Pay!', fields}};
  expect(collectGraphqlSections(operation).sections.map(({anchor}) => anchor)).toEqual(['', 'input']);
  expect(collectGraphqlSections({definition: '', fields}).sections.map(({anchor}) => anchor)).toEqual(['', 'amount']);
});
