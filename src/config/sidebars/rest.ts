/** The sidebar of the rest area. Each docs instance reads a file that contains only its own sidebar. */
import sidebars from '../../../sidebars';

export default {rest: sidebars.rest};
