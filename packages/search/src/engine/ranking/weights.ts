import weights from './weights.json';
import type {Weights} from './score';

/** Ranking weights from the last run of `npm run search:fit`. */
export const fittedWeights: Weights = weights;
