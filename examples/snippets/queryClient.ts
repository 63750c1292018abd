import { GlobalOverlay } from '@0610studio/zs-ui';
import { QueryCache, QueryClient } from '@tanstack/react-query';

let lastIndex = 0;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      lastIndex += 1;
      GlobalOverlay.showSnackBar({
        type: 'error',
        message: error.message,
        index: lastIndex,
      });
    },
  }),
});
