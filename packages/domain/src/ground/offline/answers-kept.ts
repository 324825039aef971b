/**
 * How long the server keeps an answer for a repeat of its request: as long as a session lasts. A wizard whose answer was
 * lost on Friday stands open until Monday.
 */
export const ANSWERS_KEPT_HOURS = 24 * 7
