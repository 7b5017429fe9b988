/** The sidebar of the docs area: each docs instance reads a file that holds its own sidebar alone. */
import sidebars from '../../../sidebars';

export default {docs: sidebars.docs};
