/** Replacement of @docusaurus/theme-classic (beef6307). Reason: see the override of Tabs. */
export {TabItem as default} from '../../components/Tabs';
