/** The sidebar of the `rest` area. Each docs instance needs a file with only its own sidebar. */
import sidebars from '../../../sidebars';

export default {rest: sidebars.rest};
