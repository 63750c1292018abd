import { Component, type ReactNode } from 'react';
import type { SearchText } from '../../shared/text/searchText.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

interface FaultBoundaryProps {
  text: SearchText;
  children: ReactNode;
}

/** What a reader does to see something else than what has failed. */
const NEXT_TRIES = ['input', 'popstate'];

/** Error boundary of the search: starts again by its button, and with the next letter or address. */
export class FaultBoundary extends Component<FaultBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly #retry = () => {
    if (this.state.hasFailed) {
      this.setState({ hasFailed: false });
    }
  };

  override componentDidMount() {
    for (const event of NEXT_TRIES) {
      addEventListener(event, this.#retry);
    }
  }

  override componentWillUnmount() {
    for (const event of NEXT_TRIES) {
      removeEventListener(event, this.#retry);
    }
  }

  override render() {
    const { text, children } = this.props;
    return this.state.hasFailed ? (
      <ErrorScreen isUnreachable={false} onRetry={this.#retry} text={text} />
    ) : (
      children
    );
  }
}
