import { Component, type ReactNode } from 'react';
import type { SearchText } from '../../shared/text/searchText.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

interface FaultBoundaryProps {
  text: SearchText;
  children: ReactNode;
}

/** Error boundary of the search, with a button to start again. */
export class FaultBoundary extends Component<FaultBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { text, children } = this.props;
    const retry = () => this.setState({ hasFailed: false });
    return this.state.hasFailed ? (
      <ErrorScreen isUnreachable={false} onRetry={retry} text={text} />
    ) : (
      children
    );
  }
}
