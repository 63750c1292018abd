import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../dialog/ErrorScreen.tsx';
import type { SearchText } from '../text/searchText.ts';

interface ModalBoundaryProps {
  text: SearchText;
  children: ReactNode;
}

/** Keeps a fault in the modal to the modal: the error screen, and a way to start it anew. */
export class ModalBoundary extends Component<ModalBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { text, children } = this.props;
    return this.state.hasFailed ? (
      <ErrorScreen text={text} onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      children
    );
  }
}
