/** What a reader sees around running examples. */
export const playgroundText = {
  copy: '복사',
} as const;
