import {pageKinds, type PageKind} from '../../record';
import {queryTypes} from '../query';
import type {NameFeatures} from './nameFeatures';
import type {Weights} from './score';

const mapKeysToValues = <Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

const KIND_WEIGHTS: Record<PageKind, number> = {
  guide: 1.5,
  overview: 1.2,
  restOperation: 1.4,
  restEvent: 0.95,
  restType: 1.05,
  graphqlOperation: 1.1,
  graphqlType: 1.05,
  graphqlInput: 0.85,
};

const NAME_FEATURE_WEIGHTS: NameFeatures = {
  title: 2.2,
  titleStems: 2,
  titleStart: 0.9,
  titlePart: 0.4,
  identifier: 1.6,
  identifierStart: 0.5,
  section: 0.7,
  sectionStart: 0.3,
  sectionRepeated: 0.2,
  sameForm: 0.8,
  namedInside: 0.8,
  path: 3,
};

/** Weights from which `npm run search:fit` starts, and to which the fitted weights stay close. */
export const initialWeights: Weights = {
  fields: {title: 6, identifiers: 3, trail: 0.8, headings: 1.5, body: 0.7, code: 0.5},
  saturation: 1.6,
  full: 0.25,
  coverage: mapKeysToValues(queryTypes, () => 1),
  expansions: {pieces: 0.8, joined: 0.8, lexicon: 0.7, correction: 0.8},
  nameFeatures: {
    ...mapKeysToValues(queryTypes, () => ({...NAME_FEATURE_WEIGHTS})),
    // A reader who types a part of an identifier usually means one that starts with it.
    identifier: {...NAME_FEATURE_WEIGHTS, titleStart: 2, identifierStart: 1.5, sectionStart: 1.2},
  },
  sectionName: mapKeysToValues(queryTypes, () => 0.5),
  sectionText: mapKeysToValues(queryTypes, () => 0.4),
  proximity: mapKeysToValues(queryTypes, () => 0.3),
  kinds: mapKeysToValues(queryTypes, () => mapKeysToValues(pageKinds, (kind) => KIND_WEIGHTS[kind])),
};
