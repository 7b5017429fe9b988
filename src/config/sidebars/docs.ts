/** The sidebar of the docs area. Each docs instance reads a file that contains only its own sidebar. */
import sidebars from '../../../sidebars';

export default {docs: sidebars.docs};
