import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A sidebar in list form: documents, categories, and links. */
export type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;
export type SidebarItem = SidebarItems[number];
