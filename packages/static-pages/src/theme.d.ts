declare module '@theme/Hydrate' {
  export default function Hydrate(): import('react').ReactNode;
}
