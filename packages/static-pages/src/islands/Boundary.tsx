import {Component, type ReactNode} from 'react';

interface Props {
  children: ReactNode;
  /** What stands in the place of what has crashed. */
  fallback: (crash: {error: unknown; tryAgain: () => void}) => ReactNode;
}

/** Keeps the crash of an island, or of a part of it, to its place. */
export class Boundary extends Component<Props, {error?: unknown; hasCrashed: boolean}> {
  override state = {hasCrashed: false, error: undefined as unknown};

  static getDerivedStateFromError(error: unknown): {error: unknown; hasCrashed: boolean} {
    return {error, hasCrashed: true};
  }

  override render(): ReactNode {
    const {error, hasCrashed} = this.state;
    const tryAgain = (): void => this.setState({hasCrashed: false, error: undefined});
    return hasCrashed ? this.props.fallback({error, tryAgain}) : this.props.children;
  }
}
