const korean = new Intl.DateTimeFormat('ko-KR', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  // Dates of front matter are midnight UTC: other time zones could show the day before.
  timeZone: 'UTC',
});

/** Formats a day for display: `2024년 11월 12일`. */
export function formatDate(date: Date): string {
  return korean.format(date);
}

/** Formats a day for `<time datetime>`: `2024-11-12`. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
