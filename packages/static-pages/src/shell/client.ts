/** Functions and components for additional shell modules and for islands. */
export {ErrorBoundary} from '../islands/ErrorBoundary';
export {IslandCrash} from '../islands/IslandCrash';
export {replaceUrl} from '../islands/replaceUrl';
export {createIslandRoot, type IslandRoot} from '../islands/createIslandRoot';
export {openIsland} from './island';
export {getMessage} from './messages';
export {navigate} from './navigation';
export {reloadOutdatedPage} from './outdated';
export {notifyPageChange, onPageChange} from './pageChange';
export {restyleVisibleFirst} from './paintFirst';
export {isPlainClick} from './plainClick';
