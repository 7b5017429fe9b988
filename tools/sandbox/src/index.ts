/** A local payments API, with REST and GraphQL on a shared store. */
export type {EventBody} from './events/deliveries';
export type {SandboxOptions, TestDataTables} from './options';
export type {Payment, Subscription} from './state/records';
export {Sandbox, type RecordedRequest} from './sandbox';
export {serveSandbox, startSandbox, type RunningSandbox} from './start';
