import weights from './weights.json';
import type {Weights} from './rank';

/** What everything counts, as `npm run search:fit` left it. */
export const fittedWeights: Weights = weights;
