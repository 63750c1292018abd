/**
 * Formats a day for display.
 * @param timeZone that of the day; dates of front matter are midnight UTC
 * @example formatDate(new Date('2024-11-12')) // '2024년 11월 12일'
 */
export const formatDate = (date: Date, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('ko', { dateStyle: 'long', timeZone }).format(date);

/**
 * Formats a day for `<time datetime>`.
 * @example isoDay(new Date('2024-11-12')) // '2024-11-12'
 */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
