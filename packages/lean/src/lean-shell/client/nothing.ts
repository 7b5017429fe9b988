/** Stands for a component that this site has turned off. */
export default (): null => null;
