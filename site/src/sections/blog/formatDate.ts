const korean = new Intl.DateTimeFormat('ko-KR', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  // Front matter dates carry no time: read anywhere else than in UTC they could slip by a day.
  timeZone: 'UTC',
});

/** @returns the day as readers see it: `2024년 11월 12일` */
export function formatDate(date: Date): string {
  return korean.format(date);
}

/** @returns the day for `<time datetime>`: `2024-11-12` */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
