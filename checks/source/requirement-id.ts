/** `T-NAV-04`, `W-STAT-02-X`. */
export const ID = /\b[A-Z]-[A-Z]{2,}-\d+(?:-[A-Z])?\b/g
