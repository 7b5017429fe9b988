/** A payments API on this machine: REST and GraphQL over one store. */
export type {Attempt, Delivery, EventBody} from './events/deliveries';
export type {Outcome, SandboxOptions, TestTables} from './options';
export type {Payment, Subscription} from './state/records';
export {Sandbox, type Seen} from './sandbox';
export {serveSandbox, startSandbox, type Started} from './start';
