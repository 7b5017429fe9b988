import weights from './weights.json';
import type {Weights} from './rank';

/** Ranking weights that `npm run search:fit` has fitted. */
export const fittedWeights: Weights = weights;
