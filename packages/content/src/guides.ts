/** Functions that read and check guides and sidebars. */
export * from './checks';
export * from './checks/kinds';
export * from './pages/disableComments';
export * from './pages/parseBody';
export * from './pages/readGuide';
export * from './searchSections';
export * from './structure/checkStructure';
export * from './structure/editions';
export * from './structure/loadSidebars';
export * from './structure/sidebar';
