/** Components of the GraphQL reference. The generated MDX files import them from here. */
export {Contents} from '../reference/Contents';
export {Aside, Columns, Main} from '../reference/Layout';
export {Guides} from '../reference/Guides';
export {Uses} from '../reference/Uses';
export {Example} from './Example';
export {Members} from './Members';
export {Definition, Locations, Summary} from './Page';
export {Returns} from './Returns';
