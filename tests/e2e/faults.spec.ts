/**
 * Faults on every kind of page: content stays readable, and within 10 s, everything that can't work reports it and offers
 * an alternative. The table of results is in `.generated/test-results/faults.md`.
 */
import {testFaults} from './faults/meet';
import {faults} from './faults/table';

testFaults(faults.filter(({hasBackForwardCache}) => !hasBackForwardCache));
