import {Component, type ReactNode} from 'react';

interface Props {
  children: ReactNode;
  /** Renders the replacement for the children after a crash. */
  fallback: (crash: {error: unknown; tryAgain: () => void}) => ReactNode;
}

/** An error boundary that limits the effects of a crash to its children. */
export class ErrorBoundary extends Component<Props, {error?: unknown; hasCrashed: boolean}> {
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
