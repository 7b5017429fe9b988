/** The parts of the REST reference's pages. The generated MDX files import them from here. */
export {Contents, Description, Endpoint} from './Endpoint';
export {Parameters, SchemaChoices, SchemaFields, SchemaSummary, SchemaValues} from './Fields';
export {Aside, Columns, Main} from './Layout';
export {ErrorStatus, Errors, OperationList, TagSummary, UsedBy} from './Lists';
export {Authentication, Body, Callback, Response} from './Responses';
export {Examples, Samples} from './Samples';
