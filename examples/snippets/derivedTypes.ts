import type {
  FoldingStateInfo,
  ThemeProps,
  useOverlay,
  ZSContainer,
  ZSView,
} from '@0610studio/zs-ui';
import type { ComponentProps } from 'react';

export type ContainerProps = ComponentProps<
  typeof ZSContainer
>;
export type ViewColor = ComponentProps<
  typeof ZSView
>['color'];
export type Elevation = ThemeProps['elevation'];
export type Folding = FoldingStateInfo['foldingState'];

type Overlay = ReturnType<typeof useOverlay>;
export type ModalityOptions = Parameters<
  Overlay['showModality']
>[0];
