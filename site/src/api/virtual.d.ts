declare module 'virtual:api-docs/api' {
  import type { Api } from '@zs-docs/api-docs/shared/model';

  export const api: Api;
}
