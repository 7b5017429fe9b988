/**
 * What can go wrong, on every kind of page: what there is to read stays readable, and within 10 s whatever can't work
 * says so and offers a way on. The table of what came out is in `.generated/test-results/faults.md`.
 */
import {meetAll} from './faults/meet';
import {faults} from './faults/table';

meetAll(faults.filter(({keepsPages}) => !keepsPages));
