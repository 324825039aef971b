/** Weekday lists begin on Monday; the numbers are those of `day_of_week`, where Sunday is 1. */
export const weekdayOrder = [2, 3, 4, 5, 6, 7, 1] as const
