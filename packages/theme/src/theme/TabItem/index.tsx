/** Replacement of @docusaurus/theme-classic (beef6307). Reason: belongs to the override of `Tabs`. */
export {TabItem as default} from '../../components/Tabs';
