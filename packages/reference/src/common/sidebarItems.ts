import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Sidebar as a list of documents, categories, and links. */
export type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;
export type SidebarItem = SidebarItems[number];
