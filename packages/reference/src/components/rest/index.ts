/** Components of the REST reference. The generated MDX files import them from here. */
export {Contents} from '../reference/Contents';
export {Aside, Columns, Main} from '../reference/Layout';
export {Guides} from '../reference/Guides';
export {Uses} from '../reference/Uses';
export {OperationDescription, Endpoint} from './Endpoint';
export {Parameters, SchemaChoices, SchemaFields, SchemaSummary, SchemaValues} from './Fields';
export {Failures} from './Failures';
export {ErrorStatus, Errors, OperationList, TagSummary} from './Lists';
export {Authentication, Body, Callback, Response} from './Responses';
export {Examples, Samples} from './Samples';
