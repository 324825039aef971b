/** Of one checklist: nobody answers more in one go. */
export const MOST_STEPS = 100
/** Of one step. */
export const MOST_CHOICES = 50
