/** The sidebar of the `docs` area. Each docs instance needs a file with only its own sidebar. */
import sidebars from '../../../sidebars';

export default {docs: sidebars.docs};
