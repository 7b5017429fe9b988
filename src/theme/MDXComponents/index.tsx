/**
 * Wrap of @docusaurus/theme-classic (b1a0eed9). Reason: pages show this site's test data without importing it. The rest that
 * they use comes from `packages/preset/src/theme/MDXComponents`, which this wraps.
 */
import MDXComponents from '@theme-original/MDXComponents';
import {guideComponents} from '../../components/guideComponents';

export default {...MDXComponents, ...guideComponents};
