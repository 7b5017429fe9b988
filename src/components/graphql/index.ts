/** The parts of the GraphQL reference's pages. The generated MDX files import them from here. */
export {Contents} from '../rest/Endpoint';
export {Aside, Columns, Main} from '../rest/Layout';
export {Example} from './CodeTabs';
export {Members} from './Members';
export {Definition, Locations, Summary} from './Page';
export {Returns} from './Returns';
export {Uses} from './Uses';
