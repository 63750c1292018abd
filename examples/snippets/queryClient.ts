import {
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { notify } from './notify';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) =>
      notify({ message: error.message, type: 'error' }),
  }),
});
