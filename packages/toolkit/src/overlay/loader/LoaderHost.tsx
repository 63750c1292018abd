import type { ReactNode } from 'react';
import { ActivityIndicator } from 'react-native';
import { ModalBackground } from '../ModalBackground';
import { Z_INDEX } from '../zIndex';

/** Props of LoaderHost. */
export interface LoaderHostProps {
  isOpen: boolean;
  loaderComponent?: () => ReactNode;
}

/** Renders the loader of the provider. */
export function LoaderHost({ isOpen, loaderComponent }: LoaderHostProps) {
  return (
    <ModalBackground isShown={isOpen} zIndex={Z_INDEX.loader}>
      {loaderComponent ? loaderComponent() : <ActivityIndicator size="large" color="#fff" />}
    </ModalBackground>
  );
}
