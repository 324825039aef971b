/** Of one checklist: nobody answers more in one go. */
export const MOST_STEPS = 100
