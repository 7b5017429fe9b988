/** The sidebar of the rest area: each docs instance reads a file that holds its own sidebar alone. */
import sidebars from '../../../sidebars';

export default {rest: sidebars.rest};
