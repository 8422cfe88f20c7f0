/** Returns the time of day of a moment in epoch milliseconds, with the date if it is not today. */
export function timeOfDay(atMs: number, locale: string): string {
  const isToday = new Date(atMs).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, {
    ...(!isToday && { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(atMs);
}
