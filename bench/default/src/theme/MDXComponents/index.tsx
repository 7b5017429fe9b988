/** The theme's components, and those of the guides: the way in which the manual of the packages adds some. */
import MDXComponents from '@theme-original/MDXComponents';
import {guideComponents} from '@site/src/components/guideComponents';

export default {...MDXComponents, ...guideComponents};
