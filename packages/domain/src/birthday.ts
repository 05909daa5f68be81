const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The days (MM-DD) whose birthdays fall on a date 'yyyy-MM-dd': those of 29 February on the 28th of other years. */
export function birthdaysOn(date: string): string[] {
  const day = date.slice(5);
  return day === '02-28' && !isLeap(Number(date.slice(0, 4))) ? [day, '02-29'] : [day];
}

/** Whether somebody born on a day has his birthday on a date; on the day of his birth it is not yet one. */
export function hasBirthday(born: string | null | undefined, date: string): boolean {
  return Boolean(born) && String(born) < date && birthdaysOn(date).includes(String(born).slice(5, 10));
}
