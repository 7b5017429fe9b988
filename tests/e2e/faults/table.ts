/** All faults, in the order of the table. */
import {browsers, time} from './browsers';
import type {Fault} from './fault';
import {scripts, styles} from './files';
import {network} from './network';
import {search} from './search';

export const faults: readonly Fault[] = [...scripts, ...styles, ...search, ...browsers, ...network, ...time];
