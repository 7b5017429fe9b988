/** Stands for what browsers do not get. */
export {};
